import { emulators, firebaseConfig } from '@/config/env'

const origin = emulators
  ? `http://${emulators.storage.host}:${emulators.storage.port}`
  : 'https://firebasestorage.googleapis.com'

/** Where everyone reads a public file of ours. */
export const publicUrl = (path: string): string =>
  `${origin}/v0/b/${firebaseConfig.storageBucket}/o/${encodeURIComponent(path)}?alt=media`
