type Watch = (event: PopStateEvent) => void

let watch: Watch | undefined

// A window calls its own listeners in the order they were added, captured or not. The router is
// told of back and forward by one, so this module must be loaded before the router is drawn.
window.addEventListener('popstate', (event) => watch?.(event))

/** Has this called on back and forward before the router is; answers how to stop that. */
export const watchPops = (next: Watch): (() => void) => {
  watch = next
  return () => {
    if (watch === next) watch = undefined
  }
}
