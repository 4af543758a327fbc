import { Router } from 'express'
import { balanceOf } from '../balance'
import { BANKS } from '../banks'
import { findCharge } from '../charges'
import { fail, ok, okPage } from '../http'
import type { Refund } from '../model'
import {
  chargeOfRefund,
  newRefundView,
  redirectRefund,
  refundable,
  refundView,
  startRefund,
} from '../refunds'
import { textOf, wholeNumber } from '../wire'
import { domainOf, type World } from '../world'

export const refundRoutes = (world: World): Router => {
  const router = Router()

  const chargeNamed = (name: string) =>
    findCharge(world, name) ?? fail(404, 'Transaction not found', 'transaction_not_found')
  const refundWith = (id: string) =>
    world.state.refunds.get(id) ?? fail(404, 'Refund not found', 'refund_not_found')
  const viewOf = (refund: Refund) => ({
    ...refundView(refund, chargeOfRefund(world, refund)),
    domain: domainOf(world),
  })

  router.post('/refund', ({ body }, response) => {
    const charge = chargeNamed(String(body.transaction ?? ''))
    const amount = body.amount === undefined ? charge.amount : wholeNumber(body.amount)
    if (charge.status === 'reversed') {
      fail(400, 'Transaction has been fully reversed', 'transaction_reversed')
    }
    if (charge.status !== 'success') {
      fail(400, 'Only a successful transaction can be refunded', 'transaction_not_successful')
    }
    if (body.currency !== undefined && body.currency !== charge.currency) {
      fail(400, 'Currency differs from the transaction', 'invalid_params')
    }
    if (!amount || amount < 0) return fail(400, 'Invalid amount', 'invalid_amount')
    if (amount > refundable(world, charge)) {
      fail(
        400,
        'Refund amount cannot be more than what is left of the transaction',
        'refund_exceeds_transaction',
      )
    }
    if (amount > balanceOf(world, charge.currency)) {
      fail(400, 'Your balance is not enough for this refund', 'insufficient_balance')
    }
    const refund = startRefund(world, {
      charge,
      amount,
      customer_note: textOf(body.customer_note),
      merchant_note: textOf(body.merchant_note),
    })
    return ok(response, 'Refund has been queued for processing', {
      ...newRefundView(refund, charge),
      domain: domainOf(world),
    })
  })

  router.get('/refund', (request, response) => {
    const name = textOf(request.query.transaction) ?? textOf(request.query.reference)
    const charge = name ? chargeNamed(name) : null
    const refunds = [...world.state.refunds.values()].filter(
      (refund) => !charge || refund.charge_reference === charge.reference,
    )
    okPage(request, response, 'Refunds retrieved', refunds, viewOf)
  })

  router.get('/refund/:id', ({ params }, response) =>
    ok(response, 'Refund retrieved', viewOf(refundWith(params.id))),
  )

  router.post('/refund/retry_with_customer_details/:id', ({ params, body }, response) => {
    const refund = refundWith(params.id)
    if (refund.status !== 'needs-attention') {
      fail(422, 'Only a refund that needs attention can be retried', 'invalid_refund_state')
    }
    const { account_number, bank_id, currency } = body.refund_account_details ?? {}
    if (!/^\d{10}$/.test(String(account_number)) || currency !== 'NGN') {
      fail(400, 'refund_account_details are not complete', 'invalid_params')
    }
    if (!BANKS.some((bank) => String(bank.id) === String(bank_id))) {
      fail(400, 'Unknown bank', 'invalid_params')
    }
    redirectRefund(world, refund, String(account_number))
    ok(response, 'Refund retried and has been queued for processing', viewOf(refund))
  })

  return router
}
