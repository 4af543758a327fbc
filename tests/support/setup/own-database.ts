import { deleteApp, getApps } from 'firebase-admin/app'
import { expect } from 'vitest'
import { firestore } from '../../../functions/src/db/firestore'

/**
 * Setup of the API tests: each file has a database of its own. The emulator keeps a row for every
 * document that a database ever had, and each query looks at all of them.
 */

/** They look at their data from another process or by its address. */
const IN_THE_DEFAULT_DATABASE = /\/(restore|load|ended-sessions|ledger-tampering)\.test\.ts$/

// Firestore's client belongs to the app, which outlives a file.
await Promise.all(getApps().map(deleteApp))
if (!IN_THE_DEFAULT_DATABASE.test(expect.getState().testPath ?? '')) {
  firestore().settings({ databaseId: `file-${crypto.randomUUID().slice(0, 8)}` })
}
