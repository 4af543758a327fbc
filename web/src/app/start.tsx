import { FIRST_SCREEN_ID, type FirstScreen } from '@contract/first-screen'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter, matchPath } from 'react-router-dom'
import { FirstScreenContext } from '@/lib/first-screen'
// Hears of back and forward before the router does.
import '@/lib/leave-guard/pop-watch'
import { queryClient } from '@/lib/query-client'
import { App } from './app'
import { keepFirstData } from './first-query'
import { loadPage } from './page'
import { publicRows } from './rows/public'

const readFirstScreen = (): FirstScreen | undefined => {
  const text = document.getElementById(FIRST_SCREEN_ID)?.textContent
  // Written by our own function into this very page.
  return text ? (JSON.parse(text) as FirstScreen) : undefined
}

/**
 * Takes over what came drawn with the page, or draws the page where nothing did. Taken over once its
 * own code is there: a change before that would put a skeleton in the place of what is drawn.
 */
export const start = async (root: HTMLElement): Promise<void> => {
  const first = readFirstScreen()
  const app = (
    <StrictMode>
      <FirstScreenContext value={first}>
        <BrowserRouter>
          <App queryClient={queryClient} />
        </BrowserRouter>
      </FirstScreenContext>
    </StrictMode>
  )
  if (first) {
    const { pathname } = window.location
    keepFirstData(queryClient, pathname, first)
    const row = publicRows.find(([path]) => matchPath(path, pathname))
    // Without it the app says so itself.
    if (row) await loadPage(row[1])?.catch(console.error)
    hydrateRoot(root, app)
  } else createRoot(root).render(app)
}
