import { readStored, writeStored } from '../local-storage'

/** Also read by index.html, before the first paint. */
const KEY = 'oja_session'

/** Whether a user was signed in on this browser. Without one, Firebase Auth isn't loaded. */
export const hasSessionHint = (): boolean => readStored(KEY) === '1'

export const setSessionHint = (isSignedIn: boolean): void =>
  writeStored(KEY, isSignedIn ? '1' : null)

/** Calls back when another tab signs in. */
export const onOtherTabSignedIn = (listener: () => void): void =>
  window.addEventListener('storage', (event) => {
    if (event.key === KEY && event.newValue === '1') listener()
  })
