import { FIRST_SCREEN_ID, type FirstScreen } from '@contract/first-screen'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { FirstScreenContext } from '@/lib/first-screen'
// Hears of back and forward before the router does.
import '@/lib/leave-guard/pop-watch'
import { queryClient } from '@/lib/query-client'
import { App } from './app'
import { keepFirstData } from './first-query'

const readFirstScreen = (): FirstScreen | undefined => {
  const text = document.getElementById(FIRST_SCREEN_ID)?.textContent
  // Written by our own function into this very page.
  return text ? (JSON.parse(text) as FirstScreen) : undefined
}

/** Takes over what came drawn with the page, or draws the page where nothing did. */
export const start = (root: HTMLElement): void => {
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
    keepFirstData(queryClient, window.location.pathname, first)
    hydrateRoot(root, app)
  } else createRoot(root).render(app)
}
