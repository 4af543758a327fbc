import { describe, expect, test } from 'vitest'
import { accounts } from '../../../../contract/entities/money/ledger'
import type { Chargeback } from '../../../../contract/entities/orders/chargeback'
import type { GoodsReturn } from '../../../../contract/entities/orders/return'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { timestampFromMillis } from '../../../../contract/time'
import type { CommandAction } from '../decision'
import { TRANSACTION_ID, WHO } from '../testing/sample'
import type { Bounds } from './bounds'
import { mutants } from './mutants'
import type { Order, Step } from './order'
import type { PROPERTIES } from './properties'
import { walk } from './walk'

/** On a machine that does much else. */
const TIMEOUT_MS = 600_000

type Fault = (order: Order) => Partial<Order>
/** A fault in what a command leads to, or a mutant of the escrow; and the shortest way to it. */
type Planted = { path: readonly string[] } & (
  | { after?: CommandAction; fault: Fault }
  | { mutant: string }
)

const money =
  (change: Partial<Transaction['money']>): Fault =>
  ({ transaction }) => ({
    transaction: { ...transaction, money: { ...transaction.money, ...change } },
  })
const order =
  (change: (transaction: Transaction, now: number) => Partial<Transaction>): Fault =>
  ({ transaction, now }) => ({ transaction: { ...transaction, ...change(transaction, now) } })
const account =
  (name: string, other: string): Fault =>
  (before) => ({
    accounts: {
      ...before.accounts,
      [`NGN ${name}`]: (before.accounts[`NGN ${name}`] ?? 0) + 1,
      [`NGN ${other}`]: (before.accounts[`NGN ${other}`] ?? 0) - 1,
    },
  })

const PAID = ['payment_confirmed']
const CONFIRMED = [...PAID, 'confirm']
const DECLINED = [...PAID, 'decline']

/** A fault for each property, after the vendor confirms unless it is said, and the shortest way to it. */
const FAULTS: Record<keyof typeof PROPERTIES | 'silenceEnds' | 'nothingBreaks', Planted> = {
  othersAreAsked: {
    fault: order(() => ({ chargebacks: [{ id: 'b', state: 'open' } as Chargeback] })),
    path: CONFIRMED,
  },
  lateMoneyWaits: {
    mutant: 'provider payment_late from reversed: is sent back at once',
    path: ['cancel', 'payment_late'],
  },
  whatIsSuppliedIsBilled: {
    fault: account(accounts.vatPayable, accounts.platformLosses),
    path: CONFIRMED,
  },
  booksBalance: {
    fault: ({ accounts: all }) => ({ accounts: { ...all, 'NGN nowhere': 1 } }),
    path: CONFIRMED,
  },
  accountsAreWhatTheOrderSays: {
    fault: account(accounts.escrow(TRANSACTION_ID), accounts.platformLosses),
    path: CONFIRMED,
  },
  accountsAgreeWithTheProvider: {
    fault: account(accounts.providerClearing, accounts.platformLosses),
    path: CONFIRMED,
  },
  theWalletMovesAsTheLedger: {
    after: 'approve',
    fault: ({ accounts: all, transaction }) => {
      const payable = accounts.payable(WHO.vendor.id)
      const more = account(payable, accounts.platformLosses)({ accounts: all } as Order)
      const released_minor = transaction.money.released_minor + 1
      return {
        ...more,
        transaction: { ...transaction, money: { ...transaction.money, released_minor } },
      }
    },
    path: [...PAID, 'approve'],
  },
  refundsAreSentOnce: {
    after: 'decline',
    fault: ({ accounts: all, transaction }) => {
      const { refund } = transaction
      const more = account(accounts.refund(TRANSACTION_ID), accounts.platformLosses)
      return {
        ...more({ accounts: all } as Order),
        transaction: {
          ...transaction,
          refund: refund && { ...refund, amount_minor: refund.amount_minor + 1 },
        },
      }
    },
    path: DECLINED,
  },
  theChargeIsWhereItsPartsAre: { fault: money({ charged_minor: 1 }), path: CONFIRMED },
  nothingIsNegative: {
    fault: (one) => {
      const { charged_minor } = one.transaction.money
      return money({ carrier_minor: -1, charged_minor: charged_minor - 1 })(one)
    },
    path: CONFIRMED,
  },
  nothingIsHeldAtAnEnd: {
    after: 'payment_mismatched',
    fault: (one) => {
      const { held_minor, charged_minor } = one.transaction.money
      const more = { held_minor: held_minor + 1, charged_minor: charged_minor + 1 }
      return {
        ...account(accounts.escrow(TRANSACTION_ID), accounts.platformLosses)(one),
        ...money(more)(one),
      }
    },
    path: ['payment_mismatched'],
  },
  aFailedSaleCostsAtMostWhatTheProviderKeeps: {
    fault: order(() => ({ failed_sale_cost_minor: -1 })),
    path: CONFIRMED,
  },
  aChangedMindCostsTheVendorNothing: {
    fault: (one) => ({
      ...account(accounts.providerFees, accounts.payable(one.transaction.vendor_id))(one),
      transaction: {
        ...one.transaction,
        return: { reason: 'changed_mind', outcome: 'refunded' } as GoodsReturn,
        money: { ...one.transaction.money, failed_sale_cost_minor: 1 },
      },
    }),
    path: CONFIRMED,
  },
  theFeeOfADealIsPaidByBoth: {
    fault: order(() => ({ source: { kind: 'deal', id: 'd', version: 1, fee_payer: 'half' } })),
    path: CONFIRMED,
  },
  moneyIsFrozenWhileABankClaimsIt: {
    fault: order(({ dispute }) => ({ dispute: dispute && { ...dispute, frozen: true } })),
    after: 'dispute',
    path: [...PAID, 'dispute'],
  },
  anEndIsNeverLeftButByKeeping: {
    after: 'refund_processed',
    fault: order(() => ({ status: { status: 'completed' } })),
    path: ['payment_mismatched', 'refund_processed'],
  },
  stockIsConserved: {
    fault: ({ stock }) => ({
      stock: Object.fromEntries(
        Object.entries(stock).map(([id, counts]) => [
          id,
          { ...counts, available: counts.available + 1 },
        ]),
      ),
    }),
    path: CONFIRMED,
  },
  whatArrivedIsLookedAt: {
    fault: order((_, now) => ({
      return: {
        lines: [],
        arrived_at: timestampFromMillis(now),
      } as Partial<GoodsReturn> as GoodsReturn,
    })),
    path: CONFIRMED,
  },
  noPartyDisputesAThirdTime: {
    fault: order(() => ({ disputes_raised: { buyer: 3, vendor: 0 } })),
    path: CONFIRMED,
  },
  noPartyShowsTooMany: {
    after: 'dispute',
    fault: order(({ dispute }) => ({
      dispute: dispute && { ...dispute, evidence_count: { buyer: 6, vendor: 0 } },
    })),
    path: [...PAID, 'dispute'],
  },
  itsDocumentHasItsSchema: { fault: order(() => ({ event_count: 0.5 })), path: CONFIRMED },
  aRepetitionIsReplayed: { fault: order(() => ({ applied_commands: [] })), path: CONFIRMED },
  whoHasToActIsSaidUntilTheEnd: {
    fault: order(() => ({ deadline: null, due_at: null })),
    path: CONFIRMED,
  },
  whoHasToActCan: {
    fault: order(({ deadline }) => ({ deadline: deadline && { ...deadline, action: 'confirm' } })),
    path: CONFIRMED,
  },
  whatIsReportedIsTaken: {
    fault: order(({ payment }) => ({ payment: { ...payment, paid_at: null } })),
    path: CONFIRMED,
  },
  whatIsOpenIsPossible: {
    mutant:
      'buyer approve from awaiting_confirmation, confirmed, shipped, delivered, in_dispute: removed',
    path: PAID,
  },
  whatIsOverIsRefused: {
    mutant: 'vendor withdraw_settlement from in_dispute: without proposed_by_actor',
    path: [...PAID, 'dispute'],
  },
  aRowSaysWhatHappens: { fault: order(() => ({ fulfilment: 'shipped' })), path: CONFIRMED },
  whatIsDecidedIsPaid: {
    mutant: 'vendor accept_refund from in_dispute: moves no money',
    path: [...PAID, 'dispute', 'accept_refund'],
  },
  whoFailsASaleBearsItsCost: {
    mutant: 'vendor decline from awaiting_confirmation, confirmed: the platform bears the cost',
    path: DECLINED,
  },
  whatIsDoneIsDone: {
    mutant: 'effect withdraw_settlement: nothing',
    path: [...PAID, 'dispute', 'propose_settlement', 'withdraw_settlement'],
  },
  whatIsSaidIsKept: { mutant: 'effect payment_failed: nothing', path: ['payment_failed'] },
  nobodyIsLateFromTheBeginning: {
    fault: order(({ deadline }, now) => ({
      deadline: deadline && { ...deadline, at: timestampFromMillis(now - 1) },
    })),
    path: CONFIRMED,
  },
  whatIsOfferedToAPartySucceeds: {
    after: 'dispute',
    fault: order(({ escrow_fee }) => ({ amount_paid: escrow_fee })),
    path: [...PAID, 'dispute'],
  },
  whatIsNotOfferedIsRefused: {
    fault: order(() => ({ buyer_id: 'somebody' })),
    path: [...CONFIRMED, 'keep'],
  },
  whoIsConcernedIsTold: {
    mutant: "vendor confirm from awaiting_confirmation: doesn't tell the buyer",
    path: CONFIRMED,
  },
  whatIsDueCanBeDone: {
    after: 'cancel',
    fault: order((_, now) => ({ due_at: timestampFromMillis(now) })),
    path: ['cancel'],
  },
  whatIsAnnouncedHappens: {
    after: 'payment_confirmed',
    fault: order(({ deadline }) => ({
      deadline: deadline && { ...deadline, effect: 'escalate' },
    })),
    path: [...PAID, 'wait', 'wait', 'expire'],
  },
  silenceEnds: {
    after: 'payment_confirmed',
    fault: order(() => ({ due_at: null })),
    path: [...PAID, 'wait', 'wait', 'wait', 'wait'],
  },
  nothingBreaks: {
    mutant: 'effect withdraw: nothing',
    path: [...PAID, 'dispute', 'withdraw'],
  },
}

const named = (step: Step): string => ('until' in step ? 'wait' : step.command.action)

/** One dispute, and nothing else beside the usual way. */
const PLAIN: Bounds = {
  name: 'planted',
  kind: 'single',
  disputes: 1,
  offers: ['part'],
  claims: [],
  most_claims: 0,
}

describe('a planted fault', () => {
  test.each(Object.entries(FAULTS))(
    'in %s is found by the shortest way',
    (name, planted) => {
      const undo =
        'mutant' in planted
          ? mutants()
              .find((one) => one.name === planted.mutant)
              ?.make()
          : undefined
      try {
        const { violation } = walk(PLAIN, {
          tamper: (one, { command }) =>
            'fault' in planted && command.action === (planted.after ?? 'confirm')
              ? { ...one, ...planted.fault(one) }
              : one,
        })
        expect(violation?.property).toBe(name)
        expect(violation?.path.map(named)).toEqual(planted.path)
      } finally {
        undo?.()
      }
    },
    TIMEOUT_MS,
  )
})
