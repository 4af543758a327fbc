import { consoleEndpoints } from '@contract/api/endpoints/console'
import type { QueueItem } from '@contract/entities/console'
import { mayAs, type OperatorRole } from '@contract/entities/operator'
import { formatMoney } from '@contract/money'
import { call } from '@/lib/api/api-client'
import type { Step } from '../reason-dialog'

const retry = ({ id, title }: QueueItem): Step => ({
  title: `Retry: ${title}`,
  text: 'The provider is asked for the earlier attempt before anything is sent again.',
  button: 'Try again',
  done: 'It was tried again.',
  run: (reason) => call(consoleEndpoints.retry, { params: { id }, body: { reason } }),
})

const lookAgain = ({ id, title }: QueueItem): Step => ({
  title: `Waits for a one-time password: ${title}`,
  text: 'Enter the code in the provider’s dashboard, under Transfers. It is seen here within minutes, or at once if you look now. Without a code it fails after half an hour and the money returns.',
  button: 'Look now',
  done: 'The provider was asked.',
  run: (reason) => call(consoleEndpoints.retry, { params: { id }, body: { reason } }),
})

const requeue = ({ id, title }: QueueItem): Step => ({
  title: `Try at once: ${title}`,
  text: 'It is due now: the next run of its job tries it.',
  button: 'Make it due',
  done: 'It is due now.',
  run: (reason) => call(consoleEndpoints.requeue, { params: { id }, body: { reason } }),
})

const place = ({ id }: QueueItem): Step => ({
  title: 'Resolve money without a place',
  text: 'Say what became of it. What was on hold for it is the platform’s.',
  button: 'Resolve',
  done: 'It is resolved.',
  run: (reason) => call(consoleEndpoints.resolveUnplaced, { params: { id }, body: { reason } }),
})

const endReports = (id: string, outcome: 'flag' | 'dismiss'): Step => ({
  title: outcome === 'flag' ? 'Tell its vendor' : 'Nothing is wrong',
  text:
    outcome === 'flag'
      ? 'Its vendor is told that it was reported and should be mended.'
      : 'The reports are closed and the product stays as it is.',
  button: outcome === 'flag' ? 'Tell the vendor' : 'Close the reports',
  done: 'The reports are closed.',
  run: (reason) =>
    call(consoleEndpoints.productReports, { params: { id }, body: { outcome, reason } }),
})

const takeDown = (id: string): Step => ({
  title: 'Take the product down',
  text: 'It is off the market at once. Its vendor reads the reason and may mend it.',
  button: 'Take it down',
  done: 'The product is off the market.',
  isDanger: true,
  run: (reason) =>
    call(consoleEndpoints.product, { params: { id }, body: { action: 'takedown', reason } }),
})

const endHold = (id: string, action: 'release' | 'keep'): Step => ({
  title: action === 'release' ? 'Release the money' : 'Keep the money held',
  text:
    action === 'release'
      ? 'It is in the vendor’s wallet within a minute.'
      : 'It stays held until 14 days after the sale ended. The vendor reads until when.',
  button: action === 'release' ? 'Release' : 'Keep it held',
  done: action === 'release' ? 'The money is released.' : 'The money stays held.',
  run: (reason) => call(consoleEndpoints.hold, { params: { id }, body: { action, reason } }),
})

const decideCharge = (id: string, action: 'take' | 'waive'): Step => ({
  title: action === 'take' ? 'Take it from the vendor' : 'Oja pays it',
  text:
    action === 'take'
      ? 'It is taken from the vendor’s wallet at once. The vendor reads the reason.'
      : 'Nothing is taken from the vendor, who reads the reason.',
  button: action === 'take' ? 'Take it' : 'Oja pays it',
  done: action === 'take' ? 'It was taken from the vendor.' : 'Oja pays it.',
  run: (reason) =>
    call(consoleEndpoints.carrierCharge, { params: { id }, body: { action, reason } }),
})

const settleClaim = (item: QueueItem): Step => ({
  title: 'What did the carrier pay?',
  text: `We refunded its fee of ${formatMoney(item.amount_minor ?? 0, 'NGN')} for a parcel that it lost. Say what it paid into the carrier wallet; Oja bears the rest.`,
  amount: 'Paid by the carrier',
  button: 'Settle the claim',
  done: 'The claim is settled.',
  run: (reason, paid_minor = 0) =>
    call(consoleEndpoints.carrierCharge, {
      params: { id: item.id },
      body: { action: 'settle', paid_minor, reason },
    }),
})

/** What an operator of this role can do about an item without opening it. */
export const stepsFor = (item: QueueItem, role: OperatorRole): Step[] => {
  const isForMoney = mayAs(role, 'money')
  if (item.kind === 'product_report') {
    const ends = [endReports(item.id, 'flag'), endReports(item.id, 'dismiss')]
    return isForMoney ? [...ends, takeDown(item.id)] : ends
  }
  if (!isForMoney) return []
  if (item.kind === 'otp') return [lookAgain(item)]
  if (item.kind === 'task') return [retry(item)]
  if (item.kind === 'flagged_sale') return [endHold(item.id, 'release'), endHold(item.id, 'keep')]
  if (item.kind === 'carrier_charge') {
    return [decideCharge(item.id, 'waive'), decideCharge(item.id, 'take')]
  }
  if (item.kind === 'carrier_claim') return [settleClaim(item)]
  if (item.kind === 'failing') return [requeue(item)]
  return item.kind === 'unplaced' ? [place(item)] : []
}
