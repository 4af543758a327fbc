import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LedgerSeal } from '../../../functions/src/contract/entities/money/ledger-seal'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS, storagePaths } from '../../../functions/src/contract/paths'
import { HOUR_MS, MINUTE_MS } from '../../../functions/src/contract/time'
import { collectionOf, firestore } from '../../../functions/src/db/firestore'
import { entriesOfRange } from '../../../functions/src/db/money/ledger'
import { addSeal, readLastSeal, readSeals } from '../../../functions/src/db/money/ledger-seals'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { auditPart } from '../../../functions/src/usecases/money/ledger/audit-ledger'
import { sealNext } from '../../../functions/src/usecases/money/ledger/seal-ledger'
import { verifyEntries } from '../../../functions/src/usecases/money/ledger/verify-chains'
import { verifyLedger } from '../../../functions/src/usecases/money/ledger/verify-ledger'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { sealLine } from '../../../tools/reconcile/seals'
import { audit, exportOf, type LedgerExport } from '../../support/ledger/ledger-auditor'
import {
  entriesOfSale,
  keeping,
  MONEY_COLLECTIONS,
  rewriteEnd,
  TAMPERINGS,
} from '../../support/ledger/tampering'
import type { Person } from '../../support/people'
import { reconcileAt } from '../../support/restore'
import { clearDatabase, openTestApi, shipOrder, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let sale: Transaction

const clearCopies = () => testApi.deps.objects.removeAll(storagePaths.ledgerSeals)

const scenario = async (): Promise<Transaction> => {
  const buyer = await testApi.buyer()
  const order = await testApi.paid(buyer, await testApi.product(vendor))
  await shipOrder(testApi, vendor, order)
  return testApi.done(buyer, order, 'approve')
}

beforeAll(async () => {
  testApi = await openTestApi()
  await clearCopies()
  vendor = await testApi.vendor()
  sale = await scenario()
  testApi.passTime(HOUR_MS)
  const { problems, seal } = await verifyLedger(testApi.deps)
  expect([problems, seal?.number, seal?.entry_count]).toEqual([[], 0, 3])
  await scenario()
  testApi.passTime(HOUR_MS)
  expect((await verifyLedger(testApi.deps)).seal).toMatchObject({ number: 1, entry_count: 3 })
})
afterAll(async () => {
  await clearCopies()
  await clearDatabase()
  await testApi.close()
})

const readCopies = async (): Promise<Record<string, unknown>> => {
  const { objects } = await testApi.deps.objects.list(storagePaths.ledgerSeals, 100)
  const copies = await Promise.all(
    objects.map(async ({ path }) => {
      const bytes = await testApi.deps.objects.read(path)
      const id = path.slice(storagePaths.ledgerSeals.length).replace('.json', '')
      return [id, JSON.parse(bytes?.toString('utf8') ?? 'null')]
    }),
  )
  return Object.fromEntries(copies)
}

/** What an independent auditor finds in an export through Firestore's REST API. */
const auditorSays = async (): Promise<string[]> => {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? ''
  const project = process.env.GCLOUD_PROJECT ?? ''
  const [ledger_entries, all, payouts, unplaced_money, debts, top_ups, ledger_seals] =
    await Promise.all(
      [
        'ledger_entries',
        'transactions',
        'payouts',
        'unplaced_money',
        'debts',
        'top_ups',
        'ledger_seals',
      ].map((name) => exportOf(host, project, name)),
    )
  return audit({
    ledger_entries,
    transactions: all,
    payouts,
    unplaced_money,
    debts,
    top_ups,
    ledger_seals,
    copies: await readCopies(),
  } as LedgerExport)
}

const said = ({ id, problem }: { id: string; problem: string }) => `${id}: ${problem}`

/** What the audit of what is sealed and the verification of what isn't yet find. */
const verifierSays = async (): Promise<string[]> => {
  const found: string[] = []
  let next: string | null = null
  do {
    const part: Awaited<ReturnType<typeof auditPart>> = await auditPart(testApi.deps, next)
    found.push(...part.problems.map(said))
    next = part.next
  } while (next !== null)
  const from = (await readLastSeal())?.until ?? null
  const young = await verifyEntries(await entriesOfRange({ from, until: null }))
  return [...found, ...young.map(said)]
}

/** What `npm run reconcile` finds in the database. */
const reconcileSays = async (): Promise<string[]> => {
  const state = await loadAuditState()
  return [...brokenRules(state), ...(await sealLine(testApi.deps, state)).findings.map(said)]
}

test('a ledger that nobody touched is whole to all who look', async () => {
  expect(await verifierSays()).toEqual([])
  expect(await reconcileSays()).toEqual([])
  expect(await auditorSays()).toEqual([])
})

describe('noticed by the verification, by reconcile and by an outsider', () => {
  test.each(Object.entries(TAMPERINGS))('%s', async (_, { done, seen }) => {
    await keeping(async () => {
      const wallet = firestore().collection(COLLECTIONS.wallets).doc(vendor.uid)
      const lines = await wallet.collection('entries').get()
      await done(sale)
      expect((await verifierSays()).join('\n')).toMatch(seen)
      expect((await reconcileSays()).join('\n')).toMatch(seen)
      expect(await auditorSays()).not.toEqual([])
      await Promise.all(lines.docs.map((line) => line.ref.set(line.data())))
    })
    expect(await verifierSays()).toEqual([])
  })

  test('all seals written anew over a chain that was', async () => {
    await keeping(async () => {
      const { release } = await entriesOfSale(sale)
      await rewriteEnd(sale, { ...release, postings: [...release.postings].reverse() })
      const seals = collectionOf<LedgerSeal>(COLLECTIONS.ledgerSeals)
      const old = await readSeals()
      for (const { id } of old) await seals.doc(id).delete()
      await sealNext(testApi.deps)
      // Copies with these names exist already outside the database, and still hold the old seals.
      expect((await verifierSays()).join('\n')).toMatch(/differs from its copy|no more/)
      expect((await reconcileSays()).join('\n')).toMatch(/differs from its copy|no more/)
      expect(await auditorSays()).not.toEqual([])
    }, [...MONEY_COLLECTIONS, COLLECTIONS.ledgerSeals])
    for (const id of Object.keys(await readCopies())) {
      const isNew = !(await readSeals()).some((seal) => seal.id === id)
      if (isNew) await testApi.deps.objects.remove(`${storagePaths.ledgerSeals}${id}.json`)
    }
    expect(await verifierSays()).toEqual([])
  })

  test('a seal that is deleted', async () => {
    await keeping(async () => {
      const last = (await readSeals()).at(-1)
      await collectionOf(COLLECTIONS.ledgerSeals)
        .doc(last?.id ?? '')
        .delete()
      expect(await verifierSays()).toEqual([`${last?.id}: the database has this seal no more`])
      expect(await auditorSays()).toEqual([`${last?.id}: seal removed`])
    }, [COLLECTIONS.ledgerSeals])
  })
})

test('`npm run reconcile` names the entry and ends with 1', async () => {
  await keeping(async () => {
    const { release } = await entriesOfSale(sale)
    await rewriteEnd(sale, { ...release, postings: [...release.postings].reverse() })
    const paystack = testApi.simulator.world.settings.publicUrl
    const { code, output } = await reconcileAt(process.env as Record<string, string>, paystack)
    expect(code).toBe(1)
    expect(output).toContain(`rule 15: ${release.id}: was changed since sealed`)
  })
})

describe('a seal', () => {
  test('is never written again, here or outside', async () => {
    const [seal] = await readSeals()
    if (!seal) throw new Error('no seal')
    expect(await addSeal({ ...seal, digest: 'other' })).toBe(false)
    const path = `${storagePaths.ledgerSeals}${seal.id}.json`
    const other = Buffer.from('{}')
    expect(await testApi.deps.objects.writeOnce(path, other, 'application/json')).toBe(false)
    expect(await verifierSays()).toEqual([])
  })

  test('is made once by two runs at the same moment', async () => {
    testApi.passTime(HOUR_MS)
    const before = (await readSeals()).length
    await Promise.all([sealNext(testApi.deps), sealNext(testApi.deps)])
    const seals = await readSeals()
    expect(seals.map(({ number }) => number)).toEqual(seals.map((_, index) => index))
    expect(seals.length - before).toBeLessThanOrEqual(2)
    expect(await verifierSays()).toEqual([])
  })

  test('whose run ended before its copy gets it from the next', async () => {
    testApi.passTime(HOUR_MS)
    testApi.failure.at = (name) => {
      if (name === 'seal:before-copy') throw new Error('the process died')
    }
    await expect(sealNext(testApi.deps)).rejects.toThrow('died')
    testApi.failure.at = () => {}
    const last = (await readSeals()).at(-1)
    const missing = `${last?.id}: the seal has no copy outside the database`
    expect(await verifierSays()).toEqual([missing])
    testApi.passTime(11 * MINUTE_MS)
    expect((await verifyLedger(testApi.deps)).problems.map(said)).toEqual([missing])
    expect(await verifierSays()).toEqual([])
  })

  test('leaves out what may still be committed', async () => {
    await scenario()
    const seal = await sealNext(testApi.deps)
    expect(seal?.seal.entry_count ?? 0).toBe(0)
    testApi.passTime(11 * MINUTE_MS)
    expect((await sealNext(testApi.deps))?.seal.entry_count).toBe(3)
    expect(await verifierSays()).toEqual([])
  })
})
