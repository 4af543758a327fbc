import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../../functions/src/contract/ledger'
import { DAY_MS } from '../../functions/src/contract/time'
import type { Transaction } from '../../functions/src/contract/transaction'
import type { Payout, Wallet } from '../../functions/src/contract/wallet'
import { brokenRules } from '../../functions/src/domain/ledger/invariants'
import { postEntries } from '../../functions/src/domain/transaction/ledger'
import { collectionOf, newBatch } from '../../functions/src/store/firestore'
import { addLedgerEntries, readChain } from '../../functions/src/store/ledger'
import { readOpsDecisions } from '../../functions/src/store/ops-decisions'
import { correctLedger } from '../../functions/src/usecases/ledger/correct-ledger'
import { bookCommands } from '../../tools/ops/books'
import { moveBalance } from '../../tools/paystack-simulator/balance'
import { loseDispute, openDispute } from '../../tools/paystack-simulator/disputes'
import { startRefund } from '../../tools/paystack-simulator/refunds'
import { setTransfer } from '../../tools/paystack-simulator/transfers'
import { type Books, readBooks } from '../../tools/reconcile/books'
import { lastingFindings } from '../../tools/reconcile/provider-invariant'
import { clearDatabase, type Market, openMarket } from '../support/market'
import type { Person } from '../support/people'

let market: Market
let vendor: Person
let buyer: Person

beforeAll(async () => {
  market = await openMarket()
  ;[vendor, buyer] = await Promise.all([market.vendor(), market.buyer()])
})
// What was planted is booked by nothing: it must not be left to who looks the books through.
afterAll(async () => {
  await clearDatabase()
  await market.close()
})

const WHY = { operator: 'ops@oja.example', reason: 'The provider’s statement says so.' }

const bought = () => market.product(vendor).then((product) => market.paid(buyer, product))

const released = async (): Promise<Transaction> => {
  const transaction = await bought()
  await market.done(buyer, transaction, 'approve')
  market.passTime(DAY_MS + 1000)
  await market.settle()
  return transaction
}

const payOut = async (amount_minor: number): Promise<Payout> => {
  const { data } = await market.call<Payout>('POST', '/vendors/payouts', {
    as: vendor,
    body: { amount_minor },
    headers: { 'idempotency-key': market.deps.ids() },
  })
  await market.settle()
  return data
}

const chargeOf = ({ payment }: Transaction) => {
  const charge = market.simulator.world.state.charges.get(payment.reference)
  if (!charge) throw new Error('no charge')
  return charge
}

const transferOf = ({ reference }: Payout) => {
  const transfer = market.simulator.world.state.transfers.get(reference)
  if (!transfer) throw new Error('no transfer')
  return transfer
}

const found = async (): Promise<string[]> => {
  const { findings } = await lastingFindings(market.deps.payments, readBooks, async () => {})
  return findings.map(({ id, problem }) => `${id}: ${problem}`)
}

const isWhole = async (): Promise<void> => {
  expect(brokenRules(await readBooks())).toEqual([])
  expect(await found()).toEqual([])
}

/** A payout that came back after it had arrived. */
const returned = async (keepsReversedFee: boolean): Promise<Payout> => {
  await released()
  const payout = await payOut(400_000)
  market.simulator.world.settings.keepsReversedFee = keepsReversedFee
  setTransfer(market.simulator.world, transferOf(payout), 'reversed')
  await market.settle()
  return payout
}

const feeOf = async ({ id }: Payout): Promise<number> =>
  (await readChain(id))
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => account === accounts.providerFees)
    .reduce((sum, { amount_minor }) => sum - amount_minor, 0)

describe('the books equal the provider to the kobo', () => {
  test('after a refund, payouts, a lost chargeback and a payment in dollars', async () => {
    await market.done(vendor, await bought(), 'decline')
    await payOut(await released().then(() => 300_000))
    const contested = await released()
    loseDispute(
      market.simulator.world,
      openDispute(market.simulator.world, chargeOf(contested)),
      'bank-accepted',
    )
    await market.settle()
    const product = await market.product(vendor)
    const foreign = await market.buy(buyer, product)
    market.pay(foreign, { currency: 'USD', is_silent: true })
    await market.verify(buyer, foreign)
    await market.settle()
    await isWhole()
    expect((await market.deps.payments.getBalances()).map(({ currency }) => currency)).toEqual([
      'NGN',
      'USD',
    ])
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
    market.simulator.world.settings.isAutomatic = false
    await market.done(vendor, await bought(), 'decline')
    await payOut(200_000)
    await isWhole()
    market.simulator.world.settings.isAutomatic = true
    for (const transfer of market.simulator.world.state.transfers.values()) {
      setTransfer(market.simulator.world, transfer, 'success')
    }
    await market.settle()
    await isWhole()
  })

  test('while people trade: what is seen in one look alone is not wrong', async () => {
    let looks = 0
    const trading = async (): Promise<Books> => {
      looks += 1
      // What the provider did after the lists were read is booked already.
      if (looks === 1) await bought()
      return readBooks()
    }
    const { findings } = await lastingFindings(market.deps.payments, trading, async () => {})
    expect(findings).toEqual([])
    expect(looks).toBe(2)
  })
})

describe('an operator', () => {
  test('books what sets the ledger right, with who and why', async () => {
    const payout = await returned(false)
    const transfer = transferOf(payout)
    // A fee that nobody told of.
    moveBalance(market.simulator.world, {
      currency: 'NGN',
      difference: -700,
      model: 'Transfer',
      row: String(transfer.id),
      reason: 'Stamp duty',
    })
    const [problem, ...others] = await found()
    expect(others).toEqual([])
    expect(problem).toContain(`${payout.id}: 0 NGN is booked, the provider moved -700`)
    expect(problem).toContain(payout.reference)
    const told = await bookCommands.correct(
      {
        command: 'correct',
        subjects: [payout.id, 'provider:fees=-700', 'provider:clearing=700'],
        options: { by: WHY.operator, reason: WHY.reason },
      },
      market.deps,
    )
    expect(told[0]).toContain('correction')
    await isWhole()
    expect(await readOpsDecisions(10, payout.id)).toMatchObject([{ action: 'correct', ...WHY }])
  })

  test('corrects what a vendor is owed, and the wallet with it', async () => {
    const payout = await returned(false)
    const wallet = () => collectionOf<Wallet>('wallets').doc(vendor.uid).get()
    const before = (await wallet()).data()?.available_minor ?? 0
    const postings = [
      { account: accounts.payable(vendor.uid), amount_minor: 5_000 },
      { account: accounts.platformLosses, amount_minor: -5_000 },
    ]
    await correctLedger(market.deps, payout.id, { currency: 'NGN', postings, ...WHY })
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
  ])('is refused %s, and nothing is booked', async (_name, moves, text) => {
    const { id } = await bought()
    const typed = {
      command: 'correct',
      subjects: [id, ...moves],
      options: { by: WHY.operator, reason: WHY.reason },
    }
    const before = await readChain(id)
    await expect(bookCommands.correct(typed, market.deps)).rejects.toThrow(text)
    const { by: _by, ...unsigned } = typed.options
    await expect(
      bookCommands.correct({ ...typed, subjects: [id], options: unsigned }, market.deps),
    ).rejects.toThrow('Say --by')
    expect(await readChain(id)).toEqual(before)
    expect(await readOpsDecisions(10, id)).toEqual([])
  })
})

describe('a difference is found and named', () => {
  test('a chargeback that nobody booked', async () => {
    const order = await released()
    const { world } = market.simulator
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
    await market.done(buyer, order, 'dispute', complaint)
    await market.done(vendor, order, 'dispute/propose', { refund_minor: 100_000 })
    await market.done(buyer, order, 'dispute/accept', { refund_minor: 100_000 })
    await market.settle()
    const { world } = market.simulator
    const first = [...world.state.refunds.values()].at(-1)
    const merchant_note = first?.merchant_note ?? null
    const second = startRefund(world, { charge: chargeOf(order), amount: 100_000, merchant_note })
    await market.settle()
    const all = (await found()).join('\n')
    expect(all).toContain(`was refunded 2 times`)
    expect(all).toContain(String(second.id))
  })

  test('a charge that is booked and that the provider never had', async () => {
    const chain = market.deps.ids()
    const postings = [
      { account: accounts.providerClearing, amount_minor: -100_000 },
      { account: accounts.platformLosses, amount_minor: 100_000 },
    ]
    const draft = { kind: 'charge', currency: 'NGN', postings } as const
    const batch = newBatch()
    const empty = { count: 0, head: null }
    addLedgerEntries(batch, postEntries(chain, empty, 'planted', [draft], market.clock()).entries)
    await batch.commit()
    expect((await found()).join('\n')).toContain(`${chain}: 100000 NGN is booked`)
  })

  test('dollars that moved by themselves, in their own currency', async () => {
    moveBalance(market.simulator.world, {
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
