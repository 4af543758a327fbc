import { isPaid } from '../charges'
import type { World } from '../world'
import { actionButton, esc, money } from './markup'

const row = (...cells: string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

const newestFirst = <T>(items: Iterable<T>): T[] => [...items].reverse()

const buttons = (action: string, field: string, values: readonly string[]): string =>
  values.map((value) => actionButton(action, value, { [field]: value })).join('')

export const chargeRows = (world: World): string[] =>
  newestFirst(world.state.charges.values()).map((charge) => {
    const action = `/__control/charges/${encodeURIComponent(charge.reference)}`
    const open = `<a href="/checkout/${esc(charge.access_code)}">Checkout</a>
${actionButton(`${action}/pay`, 'Pay')}${actionButton(`${action}/decline`, 'Decline')}`
    const dispute = actionButton(`${action}/dispute`, 'Dispute')
    return row(
      esc(charge.reference),
      money(charge.amount, charge.currency),
      esc(charge.status),
      isPaid(charge) ? dispute : open,
    )
  })

export const refundRows = (world: World): string[] =>
  newestFirst(world.state.refunds.values()).map((refund) =>
    row(
      esc(refund.charge_reference),
      money(refund.amount, 'NGN'),
      esc(refund.status),
      refund.status === 'processed' || refund.status === 'failed'
        ? ''
        : buttons(`/__control/refunds/${refund.id}`, 'status', [
            'processing',
            'processed',
            'failed',
            'needs-attention',
          ]),
    ),
  )

const TRANSFER_STEPS: Record<string, readonly string[]> = {
  success: ['reversed'],
  pending: ['success', 'failed', 'rejected', 'blocked'],
  received: ['success', 'failed'],
  otp: ['success', 'abandoned'],
}

export const transferRows = (world: World): string[] =>
  newestFirst(world.state.transfers.values()).map((transfer) => {
    const action = `/__control/transfers/${encodeURIComponent(transfer.reference)}`
    return row(
      esc(transfer.reference),
      money(transfer.amount, 'NGN'),
      esc(transfer.status),
      buttons(action, 'status', TRANSFER_STEPS[transfer.status] ?? []),
    )
  })

export const disputeRows = (world: World): string[] =>
  newestFirst(world.state.disputes.values()).map((dispute) =>
    row(
      esc(dispute.charge_reference),
      money(dispute.refund_amount, 'NGN'),
      esc(dispute.resolution ? `${dispute.status}, ${dispute.resolution}` : dispute.status),
      dispute.status === 'resolved'
        ? ''
        : buttons(`/__control/disputes/${dispute.id}`, 'action', [
            'remind',
            'lapse',
            'win',
            'lose',
          ]),
    ),
  )

export const webhookRows = (world: World): string[] =>
  newestFirst(world.state.webhooks).map((message) => {
    const action = `/__control/webhooks/${message.id}/send`
    const last = message.attempts.at(-1)
    const answer = last ? ` (${esc(last.http_status ?? last.failure)})` : ''
    return row(
      esc(message.event),
      esc(message.status),
      `${message.attempts.length}${answer}`,
      [
        actionButton(action, 'once'),
        actionButton(action, 'twice', { copies: '2' }),
        actionButton(action, 'forged', { signature: 'wrong' }),
        actionButton(action, 'unsigned', { signature: 'missing' }),
        actionButton(action, 'altered', { tampering: 'byte' }),
        actionButton(action, 'wrong amount', { tampering: 'amount' }),
      ].join(''),
    )
  })
