import { deleteApp, getApps } from 'firebase-admin/app'
import { expect } from 'vitest'
import { firestore } from '../../../functions/src/db/firestore'
import { PROJECT_ID } from '../../../tools/emulators/project'

/**
 * Setup of the API tests: each file has a database and a bucket of its own, since the files of
 * several workers share the emulators. The Firestore emulator keeps a row for every document that a
 * database ever had, and each query looks at all of them.
 */

/**
 * They look at their data from another process. Every day only one of them runs: two at once would
 * empty the database for each other.
 */
const IN_THE_DEFAULT_DATABASE = /\/(restore|load|ledger-tampering)\.test\.ts$/

// Firestore's client belongs to the app, which outlives a file.
await Promise.all(getApps().map(deleteApp))
if (!IN_THE_DEFAULT_DATABASE.test(expect.getState().testPath ?? '')) {
  const name = `file-${crypto.randomUUID().slice(0, 8)}`
  process.env.FIREBASE_CONFIG = JSON.stringify({ storageBucket: `${PROJECT_ID}-${name}` })
  firestore().settings({ databaseId: name })
}
