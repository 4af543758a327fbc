import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { portTable } from '../../tools/emulators/ports'
import { ROOT, suiteName, workFile } from '../../tools/emulators/project'
import { onStopSignal } from '../../tools/emulators/run-main'
import { startSuite } from '../../tools/emulators/suite'
import { suiteEnv } from '../../tools/emulators/suite-env'
import type { Place } from './fingerprint'
import { clearDatabase } from './test-api'

const HUB_WITHIN_MS = 60_000

/** Exports all data of the suite at this offset through its emulator hub; returns the folder. */
export const exportSuite = async (offset: number): Promise<string> => {
  const path = workFile(suiteName('export', offset))
  rmSync(path, { recursive: true, force: true })
  const response = await fetch(`http://127.0.0.1:${portTable(offset).hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'restore drill' }),
    signal: AbortSignal.timeout(HUB_WITHIN_MS),
  })
  if (!response.ok)
    throw new Error(`The export failed: ${response.status} ${await response.text()}`)
  return path
}

/** Deletes all data in one suite's emulators. */
export const wipe = async (place: Place): Promise<void> => {
  const { GCLOUD_PROJECT, FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST } = place
  const accounts = `emulator/v1/projects/${GCLOUD_PROJECT}/accounts`
  const asked = await Promise.all([
    fetch(`http://${FIREBASE_AUTH_EMULATOR_HOST}/${accounts}`, { method: 'DELETE' }),
    fetch(`http://${FIREBASE_STORAGE_EMULATOR_HOST}/internal/reset`, { method: 'POST' }),
  ])
  const failed = asked.find(({ ok }) => !ok)
  if (failed) throw new Error(`${failed.url} answered ${failed.status}`)
  await clearDatabase()
}

/** Starts a new suite with the exported data, at an offset of its own. */
export const restoreSuite = async (import_from: string, offset: number) => {
  const only = ['auth' as const, 'firestore' as const, 'storage' as const]
  // A stopped test run must not leave emulators running.
  const signal = onStopSignal(() => {})
  const suite = await startSuite({ offset, only, import_from, signal, say: () => {} })
  return { place: suiteEnv(offset), stop: suite.stop }
}

/** Deletes one document, as an incomplete restore would. */
export const loseDocument = async (place: Place, path: string): Promise<void> => {
  const root = `projects/${place.GCLOUD_PROJECT}/databases/(default)/documents`
  const address = `http://${place.FIRESTORE_EMULATOR_HOST}/v1/${root}/${path}`
  const headers = { authorization: 'Bearer owner' }
  const response = await fetch(address, { method: 'DELETE', headers })
  if (!response.ok) throw new Error(`${path} could not be deleted: ${response.status}`)
}

export type Reconciled = { code: number; output: string }

/** Runs `npm run reconcile` there, as an operator does. */
export const reconcileAt = (place: Place, paystack_base_url: string): Promise<Reconciled> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...place, PAYSTACK_BASE_URL: paystack_base_url }
    execFile(
      process.execPath,
      ['--import', 'tsx', 'tools/reconcile/main.ts'],
      { cwd: ROOT, env },
      (error, stdout, stderr) => {
        const code = error ? Number(error.code ?? 1) : 0
        resolve({ code, output: stdout + stderr })
      },
    )
  })
