// An independent verifier, written from docs/ledger.md: it imports no product code.
import { createHash } from 'node:crypto'

type Instant = { seconds: number; nanoseconds: number }
type Entry = {
  id: string
  chain: string
  currency: string
  postings: { account: string; amount_minor: number }[]
  sequence: number
  previous_hash: string | null
  hash: string
  at: Instant
}
type Owner = { id: string; ledger: { count: number; head: string | null } }
type Seal = {
  id: string
  number: number
  from: Instant | null
  until: Instant
  entry_count: number
  digest: string
  previous_hash: string | null
  hash: string
}

/** An export's documents, with times as seconds and nanoseconds; the seals' copies by id. */
export type LedgerExport = {
  ledger_entries: unknown[]
  transactions: unknown[]
  payouts: unknown[]
  unplaced_money: unknown[]
  debts: unknown[]
  top_ups: unknown[]
  ledger_seals: unknown[]
  copies: Record<string, unknown>
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const keys = Object.keys(value).sort()
  const fields = value as Record<string, unknown>
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`).join(',')}}`
}

const hashOf = ({ hash, ...rest }: { hash: string }): string => sha256(canonical(rest))

const isAfter = (a: Instant, b: Instant): boolean =>
  a.seconds > b.seconds || (a.seconds === b.seconds && a.nanoseconds > b.nanoseconds)

const auditEntries = (entries: Entry[], owners: Owner[]): string[] => {
  const problems: string[] = []
  const chains = new Map<string, Entry[]>(owners.map(({ id }) => [id, []]))
  for (const entry of entries) {
    if (entry.postings.reduce((sum, { amount_minor }) => sum + amount_minor, 0) !== 0) {
      problems.push(`${entry.id}: unbalanced`)
    }
    const chain = chains.get(entry.chain)
    if (chain) chain.push(entry)
    else problems.push(`${entry.id}: chain of nothing`)
  }
  for (const { id, ledger } of owners) {
    let head: string | null = null
    const chain = (chains.get(id) ?? []).sort((a, b) => a.sequence - b.sequence)
    for (const [sequence, entry] of chain.entries()) {
      const isLinked = entry.sequence === sequence && entry.previous_hash === head
      if (!isLinked || entry.hash !== hashOf(entry)) problems.push(`${entry.id}: broken`)
      head = entry.hash
    }
    if (chain.length !== ledger.count || head !== ledger.head) problems.push(`${id}: wrong head`)
  }
  return problems
}

const auditSeals = (seals: Seal[], entries: Entry[], copies: Record<string, unknown>): string[] => {
  const problems: string[] = []
  let before: Seal | undefined
  for (const seal of seals.sort((a, b) => a.number - b.number)) {
    const lines = entries
      .filter(({ at }) => (!seal.from || isAfter(at, seal.from)) && !isAfter(at, seal.until))
      .map((entry) => `${entry.id} ${hashOf(entry)}`)
      .sort()
    if (lines.length !== seal.entry_count || sha256(lines.join('\n')) !== seal.digest) {
      problems.push(`${seal.id}: not what was sealed`)
    }
    const follows =
      seal.number === (before ? before.number + 1 : 0) &&
      seal.previous_hash === (before?.hash ?? null) &&
      canonical(seal.from) === canonical(before?.until ?? null)
    if (!follows || seal.hash !== hashOf(seal)) problems.push(`${seal.id}: broken seal`)
    const copy = copies[seal.id] as { seal: unknown; entries: { id: string; hash: string }[] }
    if (!copy || canonical(copy.seal) !== canonical(seal)) problems.push(`${seal.id}: other copy`)
    for (const { id, hash } of copy?.entries ?? []) {
      if (!lines.includes(`${id} ${hash}`)) problems.push(`${id}: changed since sealed`)
    }
    before = seal
  }
  const known = new Set(seals.map(({ id }) => id))
  const removed = Object.keys(copies).filter((id) => !known.has(id))
  return [...problems, ...removed.map((id) => `${id}: seal removed`)]
}

/** Returns everything in an export that is wrong according to docs/ledger.md. */
export const audit = (given: LedgerExport): string[] => {
  const entries = given.ledger_entries as Entry[]
  const { transactions, payouts, unplaced_money, debts, top_ups } = given
  const owners = [...transactions, ...payouts, ...unplaced_money, ...debts, ...top_ups] as Owner[]
  return [
    ...auditEntries(entries, owners),
    ...auditSeals(given.ledger_seals as Seal[], entries, given.copies),
  ]
}

type Value = Record<string, unknown>

/** Converts a value of Firestore's REST API; times become their canonical form. */
const plain = (value: Value): unknown => {
  const [[type, inner] = ['nullValue', null]] = Object.entries(value)
  if (type === 'integerValue') return Number(inner)
  if (type === 'nullValue') return null
  if (type === 'timestampValue') {
    const [, fraction = ''] = /\.(\d+)Z$/.exec(String(inner)) ?? []
    const seconds = Math.floor(Date.parse(String(inner)) / 1000)
    return { seconds, nanoseconds: Number(fraction.padEnd(9, '0')) }
  }
  if (type === 'arrayValue') return ((inner as { values?: Value[] }).values ?? []).map(plain)
  if (type === 'mapValue') return plainFields((inner as { fields?: Record<string, Value> }).fields)
  return inner
}

const plainFields = (fields: Record<string, Value> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]))

/** Exports all documents of a collection through Firestore's REST API. */
export const exportOf = async (host: string, project: string, name: string) => {
  const documents: unknown[] = []
  let page = ''
  do {
    const path = `projects/${project}/databases/(default)/documents/${name}`
    const address = `http://${host}/v1/${path}?pageSize=300&pageToken=${page}`
    const response = await fetch(address, { headers: { authorization: 'Bearer owner' } })
    const body = (await response.json()) as {
      documents?: { fields: Record<string, Value> }[]
      nextPageToken?: string
    }
    documents.push(...(body.documents ?? []).map(({ fields }) => plainFields(fields)))
    page = body.nextPageToken ?? ''
  } while (page !== '')
  return documents
}
