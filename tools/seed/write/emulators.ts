import { type Account, DEMO_PASSWORD } from '../people/accounts'
import type { Target } from '../target'

/** The token that the emulators accept with full access. */
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' }

const send = async (method: string, url: string, body?: unknown): Promise<void> => {
  const response = await fetch(url, {
    method,
    headers: OWNER,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok)
    throw new Error(`${method} ${url} answers ${response.status}: ${text.slice(0, 300)}`)
}

/** Empties the database and the accounts, so that repeated seeding gives exactly the same data. */
export const clearEmulators = async ({ project, firestore, auth }: Target): Promise<void> => {
  const emulator = `emulator/v1/projects/${project}`
  await Promise.all([
    send('DELETE', `http://${firestore}/${emulator}/databases/(default)/documents`),
    send('DELETE', `http://${auth}/${emulator}/accounts`),
  ])
}

export const addAccounts = (
  { project, auth }: Target,
  accounts: readonly Account[],
): Promise<void> => {
  const users = accounts.map(({ uid, email, email_verified, phone, name, roles, operator }) => ({
    localId: uid,
    ...(phone && { phoneNumber: phone }),
    ...(email && { email, emailVerified: email_verified, rawPassword: DEMO_PASSWORD }),
    displayName: name,
    customAttributes: JSON.stringify({ roles, operator }),
  }))
  const path = `identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchCreate`
  return send('POST', `http://${auth}/${path}`, { users, allowOverwrite: true })
}

/**
 * Runs the work with triggers disabled: what they would write is seeded too, and a thousand at once
 * keep two cores busy for a minute. Without a hub there are no triggers to disable.
 */
export const withoutTriggers = async (
  { hub }: Target,
  work: () => Promise<void>,
): Promise<void> => {
  const setTriggers = (way: string) =>
    send('PUT', `http://${hub}/functions/${way}BackgroundTriggers`).catch(() => undefined)
  await setTriggers('disable')
  try {
    await work()
  } finally {
    await setTriggers('enable')
  }
}
