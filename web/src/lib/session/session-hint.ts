/** Also read by index.html, before the first paint. */
const KEY = 'oja_session'

/** Whether a user was signed in on this browser. Without one, Firebase Auth isn't loaded. */
export const hasSessionHint = (): boolean => {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

export const setSessionHint = (isSignedIn: boolean): void => {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is off: the session lasts as long as the page.
  }
}

/** Calls back when another tab signs in. */
export const onOtherTabSignedIn = (listener: () => void): void =>
  window.addEventListener('storage', (event) => {
    if (event.key === KEY && event.newValue === '1') listener()
  })
