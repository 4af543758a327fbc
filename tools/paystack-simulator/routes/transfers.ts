import { Router } from 'express'
import { balanceOf } from '../balance'
import { accountName } from '../banks'
import { transferFee } from '../fees'
import { created, fail, ok, okPage } from '../http'
import type { Transfer } from '../model'
import {
  findOrAddRecipient,
  newTransferView,
  recipientOf,
  recipientView,
  startTransfer,
  transferView,
} from '../transfers'
import { textOf, wholeNumber } from '../wire'
import { domainOf, type World } from '../world'

const MIN_AMOUNT_MINOR = 10_000
const REFERENCE = /^[a-z0-9_-]{16,50}$/

export const transferRoutes = (world: World): Router => {
  const router = Router()
  const viewOf = (transfer: Transfer) => ({
    ...transferView(transfer, recipientOf(world, transfer)),
    domain: domainOf(world),
  })

  router.post('/transferrecipient', ({ body }, response) => {
    const name = textOf(body.name)
    const account_number = textOf(body.account_number)
    const bank_code = textOf(body.bank_code)
    if (body.type !== 'nuban' || !name || !account_number || !bank_code) {
      return fail(400, 'type, name, account_number and bank_code are required', 'missing_params')
    }
    if (body.currency !== undefined && body.currency !== 'NGN') {
      fail(400, 'Currency not supported for nuban', 'invalid_params')
    }
    if (!accountName(world, bank_code, account_number)) {
      fail(400, 'Account number is invalid', 'invalid_account_number')
    }
    const { metadata } = body
    const recipient = findOrAddRecipient(world, { name, account_number, bank_code, metadata })
    return created(response, 'Transfer recipient created successfully', {
      ...recipientView(recipient),
      domain: domainOf(world),
    })
  })

  router.post('/transfer', async ({ body }, response) => {
    const amount = wholeNumber(body.amount)
    const reference = textOf(body.reference)
    if (body.source !== 'balance') fail(400, 'source must be balance', 'invalid_params')
    if (amount === null || amount < MIN_AMOUNT_MINOR) {
      return fail(400, 'Amount must be NGN 100 or more', 'invalid_amount')
    }
    if (!reference || !REFERENCE.test(reference)) {
      return fail(400, 'Reference must be 16 to 50 of a-z, 0-9, _ and -', 'invalid_reference')
    }
    const recipient =
      world.state.recipients.get(String(body.recipient)) ??
      fail(400, 'Recipient specified is invalid', 'invalid_transfer_recipient')
    if (world.state.transfers.has(reference)) {
      fail(400, 'Reference already exists on a transfer', 'duplicate_reference')
    }
    if (amount + transferFee(amount) > balanceOf(world)) {
      fail(
        400,
        'Your balance is not enough to fulfil this request',
        'insufficient_balance',
        'api_error',
      )
    }
    const reason = textOf(body.reason)
    const transfer = await startTransfer(world, { reference, amount, recipient, reason })
    const message =
      transfer.status === 'otp' ? 'Transfer requires OTP to continue' : 'Transfer has been queued'
    return ok(response, message, {
      ...newTransferView(transfer, recipient),
      domain: domainOf(world),
    })
  })

  router.get('/transfer', (request, response) =>
    okPage(request, response, 'Transfers retrieved', world.state.transfers.values(), viewOf),
  )

  router.get('/transfer/verify/:reference', ({ params }, response) => {
    const transfer =
      world.state.transfers.get(params.reference) ??
      fail(404, 'Transfer not found', 'transfer_not_found')
    ok(response, 'Transfer retrieved', viewOf(transfer))
  })

  return router
}
