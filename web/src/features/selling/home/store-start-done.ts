import { readStored, writeStored } from '@/lib/local-storage'

/** How far the store of this device's vendor is: `{uid} shared` or `{uid} done`. */
const KEY = 'oja_store_start'

const isStored = (uid: string, step: 'shared' | 'done'): boolean =>
  readStored(KEY) === `${uid} ${step}`

export const isStoreShared = (uid: string): boolean => isStored(uid, 'shared')
export const isStartDone = (uid: string): boolean => isStored(uid, 'done')
export const storeStart = (uid: string, step: 'shared' | 'done') =>
  writeStored(KEY, `${uid} ${step}`)
