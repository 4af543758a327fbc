import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LedgerEntry } from '../../../functions/src/contract/entities/money/ledger'
import type { Payment } from '../../../functions/src/contract/entities/money/payment'
import { COLLECTIONS, storagePaths } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf, firestore } from '../../../functions/src/db/firestore'
import { readSeals } from '../../../functions/src/db/money/ledger-seals'
import { readPayment } from '../../../functions/src/db/money/payments'
import type { Deps } from '../../../functions/src/usecases/deps'
import { auditLedger } from '../../../functions/src/usecases/money/ledger/audit-ledger'
import { verifyLedger } from '../../../functions/src/usecases/money/ledger/verify-ledger'
import { recheckPayments } from '../../../functions/src/usecases/money/payment/recheck-payments'
import { copyTransaction } from '../../support/copy-transaction'
import { startMeter } from '../../support/firestore-meter'
import type { Person } from '../../support/people'
import { clearDatabase, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person

const clearCopies = () => testApi.deps.objects.removeAll(storagePaths.ledgerSeals)

beforeAll(async () => {
  testApi = await openTestApi()
  await clearCopies()
  vendor = await testApi.vendor()
})
afterAll(async () => {
  await clearCopies()
  await clearDatabase()
  await testApi.close()
})

const readsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const meter = startMeter()
  await work().finally(meter.stop)
  return meter.read().reads
}

/** Dies at this failpoint when it is reached for the given time. */
const dieAt = (place: string, time: number): void => {
  let reached = 0
  testApi.failure.at = (name) => {
    if (name === place) reached += 1
    if (name === place && reached === time) throw new Error('the process died')
  }
}
const live = () => {
  testApi.failure.at = () => {}
}

describe('the verification of the ledger', () => {
  const COPIES = 60
  const ENTRIES_A_SEAL = 20
  let entry_count = 0

  beforeAll(async () => {
    const buyer = await testApi.buyer()
    const order = await testApi.paid(buyer, await testApi.product(vendor))
    const sale = await testApi.done(buyer, order, 'approve')
    const ids = Array.from({ length: COPIES }, () => testApi.deps.ids())
    await copyTransaction(await testApi.read(sale), ids, 1_000)
    testApi.passTime(HOUR_MS)
    entry_count = (await entries().count().get()).data().count
    expect(entry_count).toBe(3 * (COPIES + 1))
  })

  const entries = () => collectionOf<LedgerEntry>(COLLECTIONS.ledgerEntries)
  const sealedCount = async () =>
    (await readSeals()).reduce((sum, seal) => sum + seal.entry_count, 0)

  test('goes on after the last seal when it is killed, and reads nothing sealed again', async () => {
    dieAt('seal:before-copy', 4)
    await expect(verifyLedger(testApi.deps, ENTRIES_A_SEAL)).rejects.toThrow('died')
    live()
    const sealed = await sealedCount()
    expect(sealed).toBeGreaterThan(3 * (ENTRIES_A_SEAL - 3))
    const left = entry_count - sealed

    let problems: string[] = []
    const reads = await readsOf(async () => {
      const verified = await verifyLedger(testApi.deps, ENTRIES_A_SEAL)
      problems = verified.problems.map(({ problem }) => problem)
    })
    // The seal whose copy the dead run didn't write; its entries are read once for the copy.
    expect(problems).toEqual(['the seal has no copy outside the database'])
    expect(await sealedCount()).toBe(entry_count)
    // An entry is read once, and one more where a seal is cut; an owner once in each seal.
    expect(reads).toBeLessThanOrEqual(ENTRIES_A_SEAL + 2.5 * left)
    const seals = await readSeals()
    expect(seals.map(({ number }) => number)).toEqual(seals.map((_, index) => index))
    for (const [index, { from }] of seals.entries()) {
      expect(from).toEqual(seals[index - 1]?.until ?? null)
    }
  })

  test('reads next to nothing when nothing is new', async () => {
    testApi.passTime(DAY_MS)
    let found: object | undefined
    const reads = await readsOf(async () => {
      found = await verifyLedger(testApi.deps)
    })
    expect(found).toMatchObject({ problems: [], seal: { entry_count: 0 } })
    expect(reads).toBeLessThanOrEqual(4)
  })

  test('reads only the last entry of the chain that a new one continues', async () => {
    const buyer = await testApi.buyer()
    const order = await testApi.paid(buyer, await testApi.product(vendor))
    testApi.passTime(HOUR_MS)
    await verifyLedger(testApi.deps)
    await testApi.done(buyer, order, 'approve')
    testApi.passTime(HOUR_MS)
    let found: object | undefined
    const reads = await readsOf(async () => {
      found = await verifyLedger(testApi.deps)
    })
    expect(found).toMatchObject({ problems: [], seal: { entry_count: 1 } })
    // Last seal (three times), the entry, its owner, the entry before.
    expect(reads).toBeLessThanOrEqual(6)
  })

  test('names what is dated in the future, which no range reaches', async () => {
    const [{ id, ...entry }] = (await entries().limit(1).get()).docs.map((one) => one.data()) as [
      LedgerEntry,
    ]
    const late = { ...entry, id: `${id}-late`, at: { seconds: 4_000_000_000, nanoseconds: 0 } }
    await entries().doc(late.id).set(late)
    const { problems } = await verifyLedger(testApi.deps)
    await entries().doc(late.id).delete()
    expect(problems).not.toEqual([])
    expect((await verifyLedger(testApi.deps)).problems).toEqual([])
  })

  test('looks at what is sealed once a week, and goes on when it is killed', async () => {
    dieAt('audit:after-part', 3)
    await expect(auditLedger(testApi.deps)).rejects.toThrow('died')
    live()
    const whole = await readsOf(async () => expect(await auditLedger(testApi.deps)).toBe(0))
    const again = await readsOf(async () => expect(await auditLedger(testApi.deps)).toBe(0))
    expect([whole > entry_count, again]).toEqual([true, 1])

    const [sealed] = (await entries().limit(1).get()).docs
    if (!sealed) throw new Error('no entry')
    await sealed.ref.update({ currency: 'USD' })
    testApi.passTime(7 * DAY_MS + HOUR_MS)
    expect(await auditLedger(testApi.deps)).toBeGreaterThan(0)
    await sealed.ref.set(sealed.data())
    testApi.passTime(7 * DAY_MS + HOUR_MS)
    expect(await auditLedger(testApi.deps)).toBe(0)
  })
})

describe('asking about payments that never came', () => {
  const A_DAY = 300

  /** The provider, and how often it was asked about each reference. */
  const asking = (fails: (reference: string) => boolean = () => false) => {
    const requested = new Map<string, number>()
    const { payments } = testApi.deps
    const deps: Deps = {
      ...testApi.deps,
      payments: {
        ...payments,
        verifyTransaction: (reference) => {
          requested.set(reference, (requested.get(reference) ?? 0) + 1)
          return fails(reference)
            ? Promise.reject(new Error('no answer'))
            : payments.verifyTransaction(reference)
        },
      },
    }
    return { asked: requested, deps }
  }

  /** Checkouts that were left, beside a real one whose money came without a webhook. */
  const abandon = async (): Promise<string> => {
    const order = await testApi.buy(await testApi.buyer(), await testApi.product(vendor))
    const { reference } = order.payment
    const payment = (await readPayment(reference))?.data
    if (!payment) throw new Error('no payment')
    const writer = firestore().bulkWriter()
    const documents = collectionOf<Payment>(COLLECTIONS.payments)
    for (let index = 1; index < A_DAY; index += 1) {
      const copy = `${testApi.deps.ids()}-${index}`
      const created_at = timestampFromMillis(testApi.clock() + index)
      writer.create(documents.doc(copy), { ...payment, reference: copy, created_at })
    }
    await writer.close()
    testApi.pay(order, { is_silent: true })
    return reference
  }

  beforeAll(async () => {
    await clearDatabase()
    vendor = await testApi.vendor()
    // What came before is not asked about.
    await recheckPayments(testApi.deps)
  })

  test('ends with hundreds a day, goes on when it is killed, and asks about each twice', async () => {
    const paid = await abandon()
    testApi.passTime(DAY_MS + HOUR_MS)
    const { asked: requested, deps } = asking()
    dieAt('recheck:after-page', 2)
    await expect(recheckPayments(deps)).rejects.toThrow('died')
    live()
    expect(requested.size).toBe(200)
    const reads = await readsOf(async () => expect(await recheckPayments(deps)).toBe(100))
    expect([requested.size, Math.max(...requested.values())]).toEqual([A_DAY, 1])
    // The query, the payment twice and its transaction, for each of the hundred that were left.
    expect(reads).toBeLessThanOrEqual(100 * 5 + 20)
    expect((await readPayment(paid))?.data.state).toBe('paid')

    const idle = await readsOf(async () => expect(await recheckPayments(deps)).toBe(0))
    expect(idle).toBeLessThanOrEqual(2)
    testApi.passTime(3 * DAY_MS)
    // The second look leaves out the one that was paid.
    expect(await recheckPayments(deps)).toBe(A_DAY - 1)
    testApi.passTime(10 * DAY_MS)
    expect(await recheckPayments(deps)).toBe(0)
  }, 120_000)

  test('asks again about the one that failed, without asking about the others', async () => {
    await abandon()
    testApi.passTime(DAY_MS + HOUR_MS)
    let broken = ''
    const { asked: requested, deps } = asking((reference) => {
      broken ||= reference
      return reference === broken
    })
    expect(await recheckPayments(deps)).toBe(A_DAY)
    testApi.passTime(HOUR_MS)
    expect(await recheckPayments(deps)).toBe(1)
    expect([requested.get(broken), Math.max(...requested.values())]).toEqual([2, 2])
    const { deps: mended } = asking()
    expect(await recheckPayments(mended)).toBe(0)
    testApi.passTime(HOUR_MS)
    expect(await recheckPayments(mended)).toBe(1)
    expect(await recheckPayments(mended)).toBe(0)
  }, 120_000)

  test('stops while the provider does not respond, and catches up afterwards', async () => {
    testApi.passTime(20 * DAY_MS)
    await recheckPayments(testApi.deps)
    await abandon()
    await abandon()
    testApi.passTime(DAY_MS + HOUR_MS)
    const down = asking(() => true)
    const first = await recheckPayments(down.deps)
    expect(first).toBeLessThan(2 * A_DAY)
    const { asked: requested, deps } = asking()
    await recheckPayments(deps)
    expect(requested.size).toBe(2 * A_DAY)
  }, 120_000)
})
