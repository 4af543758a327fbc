import { balanceOf } from '../balance'
import { findCharge } from '../charges'
import { BANKS } from '../data/banks'
import { type Handler, ok, type Route, refuse, textOf, wholeNumber } from '../http'
import type { Refund } from '../model'
import { pageOf } from '../paging'
import { redirectRefund, refundable, startRefund } from '../refunds'
import { newRefundView, refundView } from '../views/refund'
import { domainOf, type World } from '../world'

const create: Handler = (world, { body }) => {
  const name = textOf(body.transaction) ?? String(wholeNumber(body.transaction) ?? '')
  const charge = findCharge(world, name)
  if (!charge) return refuse(404, 'Transaction not found', 'transaction_not_found')
  if (charge.status === 'reversed') {
    return refuse(400, 'Transaction has been fully reversed', 'transaction_reversed')
  }
  if (charge.status !== 'success') {
    return refuse(
      400,
      'Only a successful transaction can be refunded',
      'transaction_not_successful',
    )
  }
  if (body.currency !== undefined && body.currency !== charge.currency) {
    return refuse(400, 'Currency differs from the transaction', 'invalid_params')
  }
  const amount = body.amount === undefined ? charge.amount : wholeNumber(body.amount)
  if (amount === null || amount <= 0) return refuse(400, 'Invalid amount', 'invalid_amount')
  if (amount > refundable(world, charge)) {
    return refuse(
      400,
      'Refund amount cannot be more than what is left of the transaction',
      'refund_exceeds_transaction',
    )
  }
  if (amount > balanceOf(world, charge.currency)) {
    return refuse(400, 'Your balance is not enough for this refund', 'insufficient_balance')
  }
  const refund = startRefund(world, {
    charge,
    amount,
    customer_note: textOf(body.customer_note),
    merchant_note: textOf(body.merchant_note),
  })
  return ok('Refund has been queued for processing', {
    ...newRefundView(refund, charge),
    domain: domainOf(world),
  })
}

const viewOf = (world: World, refund: Refund) => {
  const charge = world.state.charges.get(refund.charge_reference)
  return charge ? { ...refundView(refund, charge), domain: domainOf(world) } : null
}

const list: Handler = (world, { query }) => {
  const wanted = query.get('transaction') ?? query.get('reference')
  const charge = wanted ? findCharge(world, wanted) : null
  if (wanted && !charge) return refuse(404, 'Transaction not found', 'transaction_not_found')
  const refunds = [...world.state.refunds.values()]
    .filter((refund) => !charge || refund.charge_reference === charge.reference)
    .reverse()
  const { items, meta } = pageOf(refunds, query)
  return ok(
    'Refunds retrieved',
    items.map((refund) => viewOf(world, refund)),
    meta,
  )
}

const fetchOne: Handler = (world, { params }) => {
  const refund = world.state.refunds.get(params.id ?? '')
  if (!refund) return refuse(404, 'Refund not found', 'refund_not_found')
  return ok('Refund retrieved', viewOf(world, refund))
}

const retry: Handler = (world, { params, body }) => {
  const refund = world.state.refunds.get(params.id ?? '')
  if (!refund) return refuse(404, 'Refund not found', 'refund_not_found')
  if (refund.status !== 'needs-attention') {
    return refuse(422, 'Only a refund that needs attention can be retried', 'invalid_refund_state')
  }
  const details = (body.refund_account_details ?? {}) as Record<string, unknown>
  const account_number = textOf(details.account_number)
  const bank_id = String(details.bank_id ?? '')
  if (!account_number || !/^\d{10}$/.test(account_number) || details.currency !== 'NGN') {
    return refuse(400, 'refund_account_details are not complete', 'invalid_params')
  }
  if (!BANKS.some((bank) => String(bank.id) === bank_id)) {
    return refuse(400, 'Unknown bank', 'invalid_params')
  }
  redirectRefund(world, refund, account_number)
  return ok('Refund retried and has been queued for processing', viewOf(world, refund))
}

export const refundRoutes: readonly Route[] = [
  ['POST', '/refund', create],
  ['GET', '/refund', list],
  ['GET', '/refund/:id', fetchOne],
  ['POST', '/refund/retry_with_customer_details/:id', retry],
]
