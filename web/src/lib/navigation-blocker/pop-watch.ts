type Watch = (event: PopStateEvent) => void

let watch: Watch | undefined

// A window calls its own listeners in the order they were added, capturing or not. The router adds
// a `popstate` listener when it renders, so this module must be loaded before.
window.addEventListener('popstate', (event) => watch?.(event))

/** Calls `next` on back and forward before the router's listener; returns a function to stop. */
export const watchPops = (next: Watch): (() => void) => {
  watch = next
  return () => {
    if (watch === next) watch = undefined
  }
}
