import { loadInBackground } from '@/ui/chunks/load-chunk'
import { whenIdle } from '@/ui/media/when-idle'

const start = () =>
  loadInBackground(() => import('./start-worker'))
    .then(({ startOffline }) => startOffline())
    .catch(console.error)

/** After all that the page itself needs. The development server has no worker. */
export const startWorkerWhenLoaded = (): void => {
  if (document.readyState === 'complete') whenIdle(start)
  else window.addEventListener('load', () => whenIdle(start), { once: true })
}
