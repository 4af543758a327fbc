import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore'
import { emulators } from '@/config/env'
import { firebaseApp } from '../firebase/app'

/** In memory only: on a shared phone nothing of one user is left for the next. */
export const firestore = initializeFirestore(firebaseApp, {})

if (emulators) {
  connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port)
}
