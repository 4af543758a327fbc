/** The user whose notifications this browser shows, and the server's id of this device. */
type PushedDevice = { uid: string; hash: string }

const KEY = 'oja_push'

export const readPushedDevice = (): PushedDevice | undefined => {
  try {
    const [uid, hash] = localStorage.getItem(KEY)?.split(':') ?? []
    return uid && hash ? { uid, hash } : undefined
  } catch {
    return undefined
  }
}

export const keepPushedDevice = (device: PushedDevice | undefined): void => {
  try {
    if (device) localStorage.setItem(KEY, `${device.uid}:${device.hash}`)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is off: the switch shows as off after a reload, and can be set again.
  }
}
