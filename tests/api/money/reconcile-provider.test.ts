import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../../../functions/src/contract/entities/money/ledger'
import type { Payout, Wallet } from '../../../functions/src/contract/entities/money/wallet'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { DAY_MS } from '../../../functions/src/contract/time'
import { readOpsDecisions } from '../../../functions/src/db/audit-log'
import { collectionOf, newBatch } from '../../../functions/src/db/firestore'
import { addLedgerEntries, readChain } from '../../../functions/src/db/money/ledger'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { postEntries } from '../../../functions/src/domain/orders/transaction/posting/ledger'
import { correctLedger } from '../../../functions/src/usecases/money/ledger/correct-ledger'
import { ledgerCommands } from '../../../tools/ops/ledger'
import { moveBalance } from '../../../tools/paystack-simulator/balance'
import { loseDispute, openDispute } from '../../../tools/paystack-simulator/disputes'
import { startRefund } from '../../../tools/paystack-simulator/refunds'
import { setTransfer } from '../../../tools/paystack-simulator/transfers'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { providerLine } from '../../../tools/reconcile/provider-invariant'
import { readProvider } from '../../../tools/reconcile/provider-movements'
import { type Person, signUpOperator } from '../../support/people'
import { clearDatabase, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person
let operator: Person

beforeAll(async () => {
  testApi = await openTestApi()
  operator = await signUpOperator(testApi.deps, 'money')
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
})
// No operation posted the planted entries, so the log check must not see them.
afterAll(async () => {
  await clearDatabase()
  await testApi.close()
})

const WHY = { operator: 'ops@oja.example', reason: 'The provider’s statement says so.' }

const bought = () => testApi.product(vendor).then((product) => testApi.paid(buyer, product))

const released = async (): Promise<Transaction> => {
  const transaction = await bought()
  await testApi.done(buyer, transaction, 'approve')
  testApi.passTime(DAY_MS + 1000)
  await testApi.drain()
  return transaction
}

const payOut = async (amount_minor: number): Promise<Payout> => {
  const { data } = await testApi.call<Payout>('POST', '/vendors/payouts', {
    as: vendor,
    body: { amount_minor },
    headers: { 'idempotency-key': testApi.deps.ids() },
  })
  await testApi.drain()
  return data
}

const chargeOf = ({ payment }: Transaction) => {
  const charge = testApi.simulator.world.state.charges.get(payment.reference)
  if (!charge) throw new Error('no charge')
  return charge
}

const transferOf = ({ reference }: Payout) => {
  const transfer = testApi.simulator.world.state.transfers.get(reference)
  if (!transfer) throw new Error('no transfer')
  return transfer
}

const found = async (): Promise<string[]> => {
  const provider = await readProvider(testApi.deps.payments)
  const { findings } = providerLine(provider, await loadAuditState())
  return findings.map(({ id, problem }) => `${id}: ${problem}`)
}

const isWhole = async (): Promise<void> => {
  expect(brokenRules(await loadAuditState())).toEqual([])
  expect(await found()).toEqual([])
}

/** A payout that was reversed after it had succeeded. */
const returned = async (keepsReversedFee: boolean): Promise<Payout> => {
  await released()
  const payout = await payOut(400_000)
  testApi.simulator.world.settings.keepsReversedFee = keepsReversedFee
  setTransfer(testApi.simulator.world, transferOf(payout), 'reversed')
  await testApi.drain()
  return payout
}

const feeOf = async ({ id }: Payout): Promise<number> =>
  (await readChain(id))
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => account === accounts.transferFees)
    .reduce((sum, { amount_minor }) => sum - amount_minor, 0)

describe('the ledger equals the provider to the kobo', () => {
  test('after a refund, payouts, a lost chargeback and a payment in dollars', async () => {
    await testApi.done(vendor, await bought(), 'decline')
    await payOut(await released().then(() => 300_000))
    const contested = await released()
    loseDispute(
      testApi.simulator.world,
      openDispute(testApi.simulator.world, chargeOf(contested)),
      'bank-accepted',
    )
    await testApi.drain()
    const product = await testApi.product(vendor)
    const foreign = await testApi.buy(buyer, product)
    testApi.pay(foreign, { currency: 'USD', is_silent: true })
    await testApi.verify(buyer, foreign)
    await testApi.drain()
    await isWhole()
    const entries = await testApi.deps.payments.listBalanceEntries()
    expect(new Set(entries.map(({ currency }) => currency))).toEqual(new Set(['NGN', 'USD']))
  })

  test.each([
    ['gives back', false, 0],
    ['keeps', true, 1_000],
  ])('after a payout that came back, whose fee the provider %s', async (_name, keeps, fee) => {
    const payout = await returned(keeps)
    expect(await feeOf(payout)).toBe(fee)
    await isWhole()
  })

  test('while a refund and a transfer are on their way', async () => {
    await released()
    testApi.simulator.world.settings.isAutomatic = false
    await testApi.done(vendor, await bought(), 'decline')
    await payOut(200_000)
    await isWhole()
    testApi.simulator.world.settings.isAutomatic = true
    for (const transfer of testApi.simulator.world.state.transfers.values()) {
      setTransfer(testApi.simulator.world, transfer, 'success')
    }
    await testApi.drain()
    await isWhole()
  })
})

describe('an operator', () => {
  test('posts what sets the ledger right, with operator and reason', async () => {
    const payout = await returned(false)
    const transfer = transferOf(payout)
    // A fee without any event.
    moveBalance(testApi.simulator.world, {
      currency: 'NGN',
      difference: -700,
      model: 'Transfer',
      row: String(transfer.id),
      reason: 'Stamp duty',
    })
    const [problem, ...others] = await found()
    expect(others).toEqual([])
    expect(problem).toContain(`${payout.id}: 0 NGN is posted, the provider moved -700`)
    expect(problem).toContain(payout.reference)
    const lines = await ledgerCommands.correct(
      {
        command: 'correct',
        subjects: [payout.id, 'cost:stamp_duty=-700', 'provider:clearing=700'],
        options: { by: operator.email, reason: WHY.reason },
      },
      testApi.deps,
    )
    expect(lines[0]).toContain('correction')
    await isWhole()
    expect(await readOpsDecisions(10, payout.id)).toMatchObject([
      { action: 'correct', operator: operator.uid, reason: WHY.reason },
    ])
  })

  test('corrects what a vendor is owed, and the wallet with it', async () => {
    const payout = await returned(false)
    const wallet = () => collectionOf<Wallet>('wallets').doc(vendor.uid).get()
    const before = (await wallet()).data()?.available_minor ?? 0
    const postings = [
      { account: accounts.payable(vendor.uid), amount_minor: 5_000 },
      { account: accounts.platformLosses, amount_minor: -5_000 },
    ]
    await correctLedger(testApi.deps, payout.id, { currency: 'NGN', postings, by: WHY })
    expect((await wallet()).data()?.available_minor).toBe(before + 5_000)
    await isWhole()
  })

  test.each([
    ['what does not sum to zero', ['provider:fees=-700', 'provider:clearing=600'], 'sum to zero'],
    [
      'an account of a purchase',
      ['escrow:abc=-700', 'provider:clearing=700'],
      "can't be corrected",
    ],
    ['one posting', ['provider:fees=0'], 'above or below zero'],
    ['the same account twice', ['provider:fees=-7', 'provider:fees=7'], 'once'],
    ['no amount', ['provider:fees'], 'account=amount'],
  ])('is refused %s, and nothing is posted', async (_name, moves, text) => {
    const { id } = await bought()
    const typed = {
      command: 'correct',
      subjects: [id, ...moves],
      options: { by: operator.email, reason: WHY.reason },
    }
    const before = await readChain(id)
    await expect(ledgerCommands.correct(typed, testApi.deps)).rejects.toThrow(text)
    const { by: _by, ...unsigned } = typed.options
    await expect(
      ledgerCommands.correct({ ...typed, subjects: [id], options: unsigned }, testApi.deps),
    ).rejects.toThrow('Say --by')
    expect(await readChain(id)).toEqual(before)
    expect(await readOpsDecisions(10, id)).toEqual([])
  })
})

describe('a difference is found and named', () => {
  test('a chargeback that nobody posted', async () => {
    const order = await released()
    const { world } = testApi.simulator
    const hook = world.settings.webhookUrl
    world.settings.webhookUrl = null
    const dispute = openDispute(world, chargeOf(order), { refund_amount: 200_000 })
    loseDispute(world, dispute, 'bank-accepted')
    world.settings.webhookUrl = hook
    const all = (await found()).join('\n')
    expect(all).toContain(order.id)
    expect(all).toContain(`dispute ${dispute.id} bank-accepted -200000`)
  })

  test('a refund that went out twice', async () => {
    const order = await bought()
    const complaint = { reason: 'damaged', description: 'One of the two handles is torn.' }
    await testApi.done(buyer, order, 'dispute', complaint)
    await testApi.done(vendor, order, 'dispute/propose', { refund_minor: 100_000 })
    await testApi.done(buyer, order, 'dispute/accept', { refund_minor: 100_000 })
    await testApi.drain()
    const { world } = testApi.simulator
    const first = [...world.state.refunds.values()].at(-1)
    const merchant_note = first?.merchant_note ?? null
    const second = startRefund(world, { charge: chargeOf(order), amount: 100_000, merchant_note })
    await testApi.drain()
    const all = (await found()).join('\n')
    expect(all).toContain(`was refunded 2 times`)
    expect(all).toContain(String(second.id))
  })

  test('a charge that is posted and that the provider never had', async () => {
    const chain = testApi.deps.ids()
    const postings = [
      { account: accounts.providerClearing, amount_minor: -100_000 },
      { account: accounts.platformLosses, amount_minor: 100_000 },
    ]
    const draft = { kind: 'charge', currency: 'NGN', postings } as const
    const batch = newBatch()
    const empty = { count: 0, head: null }
    addLedgerEntries(batch, postEntries(chain, empty, 'planted', [draft], testApi.clock()).entries)
    await batch.commit()
    expect((await found()).join('\n')).toContain(`${chain}: 100000 NGN is posted`)
  })

  test('dollars that moved by themselves, in their own currency', async () => {
    moveBalance(testApi.simulator.world, {
      currency: 'USD',
      difference: -5,
      model: 'Transaction',
      row: '42',
      reason: 'Nobody knows',
    })
    const all = await found()
    const dollars = all.filter((text) => text.startsWith('balance USD'))
    expect(dollars).toHaveLength(1)
    expect(dollars[0]).toContain('(Transaction 42)')
    expect(all.some((text) => text.startsWith('balance NGN'))).toBe(false)
  })
})
