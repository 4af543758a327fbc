import { emulators, firebaseConfig } from '@/config/env'

const origin = emulators
  ? `http://${emulators.storage.host}:${emulators.storage.port}`
  : 'https://firebasestorage.googleapis.com'

/** The URL of a publicly readable file in Storage. */
export const publicUrl = (path: string): string =>
  `${origin}/v0/b/${firebaseConfig.storageBucket}/o/${encodeURIComponent(path)}?alt=media`
