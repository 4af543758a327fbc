import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { providerLocalFeeOf } from '../../../functions/src/contract/escrow/provider-fee'
import { DAY_MS } from '../../../functions/src/contract/time'
import { chargeCommands } from '../../../functions/src/domain/orders/checkout/charge'
import type { Command, Decision } from '../../../functions/src/domain/orders/transaction/decision'
import { openPurchase } from '../../../functions/src/domain/orders/transaction/open-purchase'
import {
  changed,
  chargedBack,
  START,
  type Step,
  sampleOffer,
  samplePurchase,
  sampleStore,
} from '../../../functions/src/domain/orders/transaction/testing/sample'

/** How a sale ends, and of a hundred sales that fail, how many end so. */
export const FAILURES = {
  declined: 40,
  unanswered: 25,
  unsent: 12,
  refund_accepted: 13,
  settled_half: 5,
  chargeback_without_code: 3,
  chargeback_unsent: 2,
} as const
export type Failure = keyof typeof FAILURES
export type End = Failure | 'completed'

/** What one sale leaves with everybody, in kobo. The provider's fee is a cost of somebody's. */
type Outcome = {
  buyer: number
  vendor: number
  platform: number
  provider: number
  /** The escrow fee and commission that the platform keeps. */
  fee: number
}

const LATER = START + 40 * DAY_MS
const confirm: Step = ['vendor', { action: 'confirm' }]
const ship: Step = [
  'vendor',
  { action: 'ship', shipment: { carrier: 'GIG', tracking_number: '1' } },
]
const lost = (taken_minor: number): Step => [
  'provider',
  { action: 'chargeback_lost', chargeback_id: 'cb-1', taken_minor },
]
const dispute: Step = [
  'buyer',
  { action: 'dispute', reason: 'damaged', description: 'It is torn.', evidence_paths: [] },
]

const stepsOf = (end: End, { amount_paid }: Transaction, half_minor: number): readonly Step[] => {
  switch (end) {
    case 'completed':
      return [
        confirm,
        ship,
        ['vendor', { action: 'deliver_with_code' }],
        ['buyer', { action: 'approve' }],
      ]
    case 'declined':
      return [['vendor', { action: 'decline' }]]
    case 'unanswered':
      return [['system', { action: 'expire' }, LATER]]
    case 'unsent':
      return [
        confirm,
        ['system', { action: 'allow_cancellation' }, START + 5 * DAY_MS],
        ['system', { action: 'expire' }, LATER],
      ]
    case 'refund_accepted':
      return [confirm, ship, dispute, ['vendor', { action: 'accept_refund' }]]
    case 'settled_half':
      return [
        confirm,
        ship,
        dispute,
        ['vendor', { action: 'propose_settlement', refund_minor: half_minor }],
        ['buyer', { action: 'accept_settlement', refund_minor: half_minor }],
      ]
    case 'chargeback_without_code':
      return [confirm, ship, ['vendor', { action: 'deliver' }], chargedBack(), lost(amount_paid)]
    case 'chargeback_unsent':
      return [confirm, chargedBack(), lost(amount_paid)]
  }
}

const openAt = (price_minor: number): Decision =>
  openPurchase(
    sampleOffer({ price: price_minor }),
    sampleStore,
    samplePurchase({ quantity: 1, expected_total_minor: Number.MAX_SAFE_INTEGER }),
    START,
  )

/** The charge as the provider tells it. */
const chargeOf = (transaction: Transaction): Command => {
  const provider_fee_minor = providerLocalFeeOf(transaction.amount_paid)
  const [command] = chargeCommands([transaction], { kind: 'paid', provider_fee_minor })
  if (!command) throw new Error('the charge was not taken')
  return command
}

/** Plays one sale by the escrow's own rules, and reads from its ledger who ends with what. */
export const playSale = (price_minor: number, end: End): Outcome => {
  const first = openAt(price_minor).transaction
  const steps: readonly Step[] = [
    ['provider', chargeOf(first)],
    ...stepsOf(end, first, Math.floor(price_minor / 2)),
  ]
  const outcome: Outcome = { buyer: 0, vendor: 0, platform: 0, provider: 0, fee: 0 }
  let transaction = first
  for (const [actor, command, at = START] of steps) {
    const decision = changed(transaction, actor, command, at)
    transaction = decision.transaction
    for (const { account, amount_minor } of decision.ledger.flatMap(({ postings }) => postings)) {
      if (account.startsWith('refund:')) outcome.buyer += Math.max(0, amount_minor)
      if (account.startsWith('vendor:')) outcome.vendor += amount_minor
      if (account.startsWith('platform:') || account === 'provider:fees') {
        outcome.platform += amount_minor
      }
    }
  }
  const { fee_minor, commission_minor = 0 } = transaction.money
  outcome.fee = fee_minor + commission_minor
  outcome.provider = providerLocalFeeOf(first.amount_paid)
  return outcome
}
