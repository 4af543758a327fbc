import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { emulators } from '@/config/env'
import { firebaseApp } from './app'

/** Firebase Auth without the popup and redirect resolver, which the app doesn't use. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
})

if (emulators && !auth.emulatorConfig) {
  connectAuthEmulator(auth, emulators.auth, { disableWarnings: true })
}
