import { readStored, writeStored } from '../local-storage'
import { newId } from '../new-id'

const KEY = 'oja_device'

/** The id by which accounts know this device; null before its first sign-in by phone. */
export const readDeviceId = (): string | null => readStored(KEY)

/** Makes this device's id, which stays when its users change. */
export const ensureDeviceId = (): void => {
  if (readDeviceId() === null) writeStored(KEY, newId().replace(/-/g, ''))
}
