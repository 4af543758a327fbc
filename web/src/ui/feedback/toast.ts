import { loadInBackground } from '../chunks/load-chunk'

type Kind = 'success' | 'error' | 'info'

type Host = {
  isWanted: boolean
  listeners: Set<() => void>
  ready: Promise<void>
  open: () => void
}

const makeHost = (): Host => {
  let open = () => {}
  const ready = new Promise<void>((resolve) => {
    open = resolve
  })
  return { isWanted: false, listeners: new Set(), ready, open }
}

/** Loads the toaster with the first toast; toasts wait until it is mounted. */
export const toastHost = makeHost()

const HIDDEN_MS = 100

/** Resolves after the next frame, so that what was pressed is painted first. Hidden pages have none. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, HIDDEN_MS)
  })

const show = async (kind: Kind, text: string) => {
  await nextFrame()
  if (!toastHost.isWanted) {
    toastHost.isWanted = true
    for (const listener of toastHost.listeners) listener()
  }
  const [{ toast: sonner }] = await Promise.all([
    loadInBackground(() => import('sonner')),
    toastHost.ready,
  ])
  // Kind and text are the toast's id, so that the same message isn't shown twice at once.
  sonner[kind](text, { id: `${kind}:${text}` })
}

export const toast = {
  success: (text: string) => void show('success', text),
  error: (text: string) => void show('error', text),
  info: (text: string) => void show('info', text),
}
