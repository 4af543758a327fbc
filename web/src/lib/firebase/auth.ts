import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { emulators } from '@/config/env'
import { firebaseApp } from './app'

/** Without the parts for pop-ups and redirects, which nobody uses here. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
})

if (emulators && !auth.emulatorConfig) {
  connectAuthEmulator(auth, emulators.auth, { disableWarnings: true })
}
