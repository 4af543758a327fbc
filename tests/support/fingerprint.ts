import { createHash } from 'node:crypto'
import { config } from '../../functions/src/config'
import { canonicalJson } from '../../functions/src/domain/orders/transaction/canonical-json'

/** The environment variables that locate one suite's emulators. */
export type Place = Record<string, string | undefined>

/** The number of items of one kind, and a hash over all of them. */
type Print = { count: number; hash: string }

/** A suite's whole data: a count and hash for each collection, the accounts and the files. */
export type Fingerprint = Record<string, Print>

type Thing = { kind: string; name: string; content: unknown }

const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' }

const ask = async <T>(address: string, body?: object): Promise<T> => {
  const response = await fetch(address, {
    headers: OWNER,
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** `transactions/abc/events/1` belongs to `transactions/[id]/events`. */
const collectionOf = (path: string): string => {
  const parts = path.split('/').slice(0, -1)
  return parts.map((part, index) => (index % 2 === 0 ? part : '[id]')).join('/')
}

/** All documents, with the value types that the REST API's JSON names. */
const documents = async (place: Place): Promise<Thing[]> => {
  const root = `projects/${place.GCLOUD_PROJECT}/databases/(default)/documents`
  type Row = { document?: { name: string; fields?: object } }
  const rows = await ask<Row[]>(`http://${place.FIRESTORE_EMULATOR_HOST}/v1/${root}:runQuery`, {
    structuredQuery: { from: [{ allDescendants: true }] },
  })
  return rows.flatMap(({ document }) => {
    if (!document) return []
    const name = document.name.slice(root.length + 1)
    return [{ kind: collectionOf(name), name, content: document.fields ?? {} }]
  })
}

/** Times that an import sets itself, so that earlier sessions end, or leaves out. */
const DATED = ['validSince', 'passwordUpdatedAt', 'lastRefreshAt']

const accountOf = (user: Record<string, unknown>): object => {
  const fields = Object.entries(user).filter(([name]) => !DATED.includes(name))
  return { disabled: false, ...Object.fromEntries(fields) }
}

const accounts = async (place: Place): Promise<Thing[]> => {
  const path = `identitytoolkit.googleapis.com/v1/projects/${place.GCLOUD_PROJECT}`
  type AccountPage = { users?: { localId: string; [field: string]: unknown }[] }
  const { users = [] } = await ask<AccountPage>(
    `http://${place.FIREBASE_AUTH_EMULATOR_HOST}/${path}/accounts:batchGet?maxResults=-1`,
  )
  return users.map((user) => ({ kind: 'accounts', name: user.localId, content: accountOf(user) }))
}

type StoredFile = { name: string; md5Hash: string; contentType: string; metadata?: object }

const files = async (place: Place): Promise<Thing[]> => {
  const { items = [] } = await ask<{ items?: StoredFile[] }>(
    `http://${place.FIREBASE_STORAGE_EMULATOR_HOST}/storage/v1/b/${config.bucket}/o`,
  )
  return items.map(({ name, md5Hash, contentType, metadata }) => ({
    kind: 'files',
    name,
    content: { md5Hash, contentType, metadata },
  }))
}

const printOf = (things: readonly Thing[]): Print => {
  const lines = things.map(({ name, content }) => `${name}\n${canonicalJson(content)}\n`)
  const hash = createHash('sha256').update(lines.sort().join('')).digest('hex')
  return { count: things.length, hash }
}

export const fingerprint = async (place: Place): Promise<Fingerprint> => {
  const parts = await Promise.all([documents(place), accounts(place), files(place)])
  const things = parts.flat()
  const kinds = [...new Set(things.map(({ kind }) => kind))].sort()
  return Object.fromEntries(
    kinds.map((kind) => [kind, printOf(things.filter((thing) => thing.kind === kind))]),
  )
}
