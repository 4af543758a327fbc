import { connectStorageEmulator, getStorage } from 'firebase/storage'
import { emulators } from '@/config/env'
import { firebaseApp } from './app'

const GIVE_UP_AFTER_MS = 60_000

export const storage = getStorage(firebaseApp)
storage.maxUploadRetryTime = GIVE_UP_AFTER_MS

if (emulators) connectStorageEmulator(storage, emulators.storage.host, emulators.storage.port)
