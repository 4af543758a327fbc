import { readStored, writeStored } from '../local-storage'

/** The user whose notifications this browser shows, and the server's id of this device. */
type PushedDevice = { uid: string; hash: string }

const KEY = 'oja_push'

export const readPushedDevice = (): PushedDevice | undefined => {
  const [uid, hash] = readStored(KEY)?.split(':') ?? []
  return uid && hash ? { uid, hash } : undefined
}

export const savePushedDevice = (device: PushedDevice | undefined): void =>
  writeStored(KEY, device ? `${device.uid}:${device.hash}` : null)
