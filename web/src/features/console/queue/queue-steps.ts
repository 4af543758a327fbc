import { consoleEndpoints } from '@contract/api/console/console'
import type { QueueItem } from '@contract/entities/console/console'
import { mayAs, type OperatorRole } from '@contract/entities/console/operator'
import { formatMoney } from '@contract/money'
import { call } from '@/lib/api/api-client'
import type { Step } from '../reason-dialog'

/** What an item's button says, where its dialog says more. */
export type QueueStep = Step & { trigger: string }

/** "₦1,250", or the words for an item without an amount. */
const sumOf = ({ amount_minor, currency }: QueueItem, otherwise: string): string =>
  amount_minor === null ? otherwise : formatMoney(amount_minor, currency ?? 'NGN')

const retry = (item: QueueItem): QueueStep => ({
  title: `Retry: ${item.title}`,
  text: `The provider is asked for the earlier attempt before ${sumOf(item, 'anything')} is sent again.`,
  button: item.amount_minor === null ? 'Try again' : `Try again to send ${sumOf(item, '')}`,
  trigger: 'Try again',
  done: 'It was tried again.',
  run: (reason) => call(consoleEndpoints.retry, { params: { id: item.id }, body: { reason } }),
})

const lookAgain = ({ id, title }: QueueItem): QueueStep => ({
  title: `Waits for a one-time password: ${title}`,
  text: 'Enter the code in the provider’s dashboard, under Transfers. It is seen here within minutes, or at once if you look now. Without a code it fails after half an hour and the money returns.',
  button: 'Look now',
  trigger: 'Look now',
  done: 'The provider was asked.',
  run: (reason) => call(consoleEndpoints.retry, { params: { id }, body: { reason } }),
})

const requeue = ({ id, title }: QueueItem): QueueStep => ({
  title: `Try at once: ${title}`,
  text: 'It is due now: the next run of its job tries it.',
  button: 'Make it due',
  trigger: 'Make it due',
  done: 'It is due now.',
  run: (reason) => call(consoleEndpoints.requeue, { params: { id }, body: { reason } }),
})

const place = (item: QueueItem): QueueStep => ({
  title: 'Resolve money without a place',
  text: `Say what became of ${sumOf(item, 'it')}. What was on hold for it is the platform’s. This can’t be taken back.`,
  button: `Resolve ${sumOf(item, 'it')}`,
  trigger: 'Resolve',
  done: 'It is resolved.',
  run: (reason) =>
    call(consoleEndpoints.resolveUnplaced, { params: { id: item.id }, body: { reason } }),
})

const endReports = (id: string, outcome: 'flag' | 'dismiss'): QueueStep => ({
  title: outcome === 'flag' ? 'Tell its vendor' : 'Nothing is wrong',
  text:
    outcome === 'flag'
      ? 'Its vendor is told that it was reported and should be mended.'
      : 'The reports are closed and the product stays as it is.',
  button: outcome === 'flag' ? 'Tell the vendor' : 'Close the reports',
  trigger: outcome === 'flag' ? 'Tell the vendor' : 'Close the reports',
  done: 'The reports are closed.',
  run: (reason) =>
    call(consoleEndpoints.productReports, { params: { id }, body: { outcome, reason } }),
})

const takeDown = (id: string): QueueStep => ({
  title: 'Take it down',
  text: 'Nobody can begin to buy it, from this moment on; orders go on. Its vendor reads the reason.',
  button: 'Take it down',
  trigger: 'Take it down',
  done: 'It is off the market.',
  isDanger: true,
  run: (reason) =>
    call(consoleEndpoints.product, { params: { id }, body: { action: 'takedown', reason } }),
})

const reinstate = (id: string): QueueStep => ({
  title: 'Let it be sold again',
  text: 'A deal can be paid again by its link; a product is paused until its vendor puts it on sale.',
  button: 'Let it be sold again',
  trigger: 'Let it be sold again',
  done: 'It can be sold again, and its vendor was told.',
  run: (reason) =>
    call(consoleEndpoints.product, { params: { id }, body: { action: 'reinstate', reason } }),
})

const endHold = (item: QueueItem, action: 'release' | 'keep'): QueueStep => ({
  title: action === 'release' ? 'Release the money' : 'Keep the money held',
  text:
    action === 'release'
      ? `${sumOf(item, 'It')} is in the vendor’s wallet within a minute. This can’t be taken back.`
      : `${sumOf(item, 'It')} stays held until 14 days after the sale ended. The vendor reads until when.`,
  button: action === 'release' ? `Release ${sumOf(item, 'it')}` : `Keep ${sumOf(item, 'it')} held`,
  trigger: action === 'release' ? 'Release' : 'Keep it held',
  done: action === 'release' ? 'The money is released.' : 'The money stays held.',
  run: (reason) =>
    call(consoleEndpoints.hold, { params: { id: item.id }, body: { action, reason } }),
})

const decideCharge = (item: QueueItem, action: 'take' | 'waive'): QueueStep => ({
  title: action === 'take' ? 'Take it from the vendor' : 'Oja pays it',
  text:
    action === 'take'
      ? `${sumOf(item, 'It')} is taken from the vendor’s wallet at once. The vendor reads the reason.`
      : `Oja bears ${sumOf(item, 'it')}. Nothing is taken from the vendor, who reads the reason.`,
  button: action === 'take' ? `Take ${sumOf(item, 'it')}` : `Let Oja pay ${sumOf(item, 'it')}`,
  trigger: action === 'take' ? 'Take it' : 'Oja pays it',
  done: action === 'take' ? 'It was taken from the vendor.' : 'Oja pays it.',
  run: (reason) =>
    call(consoleEndpoints.carrierCharge, { params: { id: item.id }, body: { action, reason } }),
})

const concludeClaim = (item: QueueItem): QueueStep => ({
  title: 'What did the carrier pay?',
  text: `We refunded its fee of ${formatMoney(item.amount_minor ?? 0, 'NGN')} for a parcel that it lost. Say what it paid into the carrier wallet; Oja bears the rest.`,
  amount: 'Paid by the carrier',
  button: (paid_minor) =>
    `Take in ${formatMoney(paid_minor, 'NGN')}, bear ${formatMoney(Math.max(0, (item.amount_minor ?? 0) - paid_minor), 'NGN')}`,
  trigger: 'Settle the claim',
  done: 'The claim is settled.',
  run: (reason, paid_minor = 0) =>
    call(consoleEndpoints.carrierCharge, {
      params: { id: item.id },
      body: { action: 'settle', paid_minor, reason },
    }),
})

/** What can’t be bought any more anyhow. */
const ENDED = ['taken_down', 'removed', 'withdrawn', 'declined']

/** What an operator of this role can do about a reported product or deal, once the page was read. */
export const productSteps = (
  id: string,
  { role, is_reported, status }: { role: OperatorRole; is_reported: boolean; status: string },
): QueueStep[] => [
  ...(is_reported ? [endReports(id, 'flag'), endReports(id, 'dismiss')] : []),
  ...(mayAs(role, 'money') && status === 'taken_down' ? [reinstate(id)] : []),
  ...(mayAs(role, 'money') && !ENDED.includes(status) ? [takeDown(id)] : []),
]

/** What an operator of this role can do about an item without opening it. */
export const stepsFor = (item: QueueItem, role: OperatorRole): QueueStep[] => {
  const isForMoney = mayAs(role, 'money')
  if (!isForMoney) return []
  if (item.kind === 'otp') return [lookAgain(item)]
  if (item.kind === 'task') return [retry(item)]
  if (item.kind === 'flagged_sale') return [endHold(item, 'release'), endHold(item, 'keep')]
  if (item.kind === 'carrier_charge') {
    return [decideCharge(item, 'waive'), decideCharge(item, 'take')]
  }
  if (item.kind === 'carrier_claim') return [concludeClaim(item)]
  if (item.kind === 'failing') return [requeue(item)]
  return item.kind === 'unplaced' ? [place(item)] : []
}
