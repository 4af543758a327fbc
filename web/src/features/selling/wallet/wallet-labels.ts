import type { Payout, WalletEntry } from '@contract/entities/money/wallet'
import { hoursText, POLICY } from '@contract/escrow/policy'
import { DAY_MS, HOUR_MS } from '@contract/time'
import type { Tone } from '@/ui/data/badge'

const { proven, unproven } = POLICY.limits

export const PENDING_TEXT = `Released to you recently. It becomes available automatically after ${hoursText(proven.pending_ms)}, ${unproven.pending_ms / HOUR_MS} for the first sales of a new store. What you added yourself waits ${POLICY.top_up_ms / DAY_MS} days.`
export const AVAILABLE_TEXT =
  'What you can pay out now. After a chargeback or a sale that failed it can be below zero.'

/** The label of each kind of wallet entry. */
const ENTRY_WORDS: Record<WalletEntry['kind'], string> = {
  release: 'Sale',
  settlement: 'Rest of a refunded order',
  chargeback: 'Taken back by the buyer’s bank',
  carrier_fee: 'Carrier’s fee of a refunded order',
  carrier_adjustment: 'Charged by the carrier later',
  failed_sale_cost: 'Bank’s fee of a refunded order',
  top_up: 'Added by you',
  debt_paid: 'Paid by you',
  written_off: 'Written off by Oja',
  payout: 'Payout',
  payout_returned: 'Payout came back',
  payout_cost: 'Cost of a payout',
  correction: 'Correction by Oja',
}

export const entryWords = ({ kind, amount_minor }: WalletEntry): string =>
  kind === 'carrier_adjustment' && amount_minor > 0
    ? 'Given back by the carrier'
    : ENTRY_WORDS[kind]

/** The label, tone and note of each payout state. */
export const PAYOUT_LOOKS: Record<Payout['state'], { label: string; tone: Tone; note: string }> = {
  requested: { label: 'requested', tone: 'neutral', note: 'It leaves within minutes.' },
  sent: { label: 'on its way', tone: 'warning', note: 'The bank usually takes less than a day.' },
  awaiting_otp: {
    label: 'waits for Oja',
    tone: 'warning',
    note: 'The bank asked us to confirm it. If we don’t in time, the money is back in your wallet within the hour.',
  },
  paid: { label: 'paid', tone: 'success', note: 'Your bank has received it.' },
  failed: { label: 'failed', tone: 'error', note: 'The money is back in your wallet.' },
  reversed: {
    label: 'returned',
    tone: 'error',
    note: 'The bank sent it back; the money is in your wallet again.',
  },
}
