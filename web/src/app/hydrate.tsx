import { INITIAL_DATA_ID, type InitialData } from '@contract/initial-data'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { InitialDataContext } from '@/lib/initial-data'
// Registers its `popstate` listener before the router does.
import '@/lib/navigation-blocker/pop-watch'
import { queryClient } from '@/lib/api/query-client'
import { App } from './app'
import { loadWithData } from './initial-query'

const readInitialData = (): InitialData | undefined => {
  const text = document.getElementById(INITIAL_DATA_ID)?.textContent
  // Trusted without validation: our own function wrote it into this page.
  return text ? (JSON.parse(text) as InitialData) : undefined
}

/**
 * Hydrates a server-rendered page, or renders on the client if there is no initial data. Hydration
 * waits for the page's chunk: otherwise an update before the chunk loads would replace the rendered
 * page with a skeleton.
 */
export const start = async (root: HTMLElement): Promise<void> => {
  const first = readInitialData()
  const app = (
    <StrictMode>
      <InitialDataContext value={first}>
        <BrowserRouter>
          <App queryClient={queryClient} />
        </BrowserRouter>
      </InitialDataContext>
    </StrictMode>
  )
  if (first) {
    const { pathname, search } = window.location
    // If the chunk fails to load, the app's error boundary handles it.
    await loadWithData(queryClient, pathname + search, first).catch(console.error)
    startTransition(() => void hydrateRoot(root, app))
  } else startTransition(() => createRoot(root).render(app))
}
