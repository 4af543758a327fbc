import { accountName } from '../account-names'
import { balanceOf } from '../balance'
import { transferFee } from '../fees'
import { created, type Handler, ok, type Route, refuse, textOf, wholeNumber } from '../http'
import { pageOf } from '../paging'
import { findOrAddRecipient } from '../recipients'
import { startTransfer } from '../transfers'
import { newTransferView, recipientView, transferView } from '../views/transfer'
import { domainOf } from '../world'

const MIN_AMOUNT_MINOR = 10_000
const REFERENCE = /^[a-z0-9_-]{16,50}$/

const addRecipient: Handler = (world, { body }) => {
  const name = textOf(body.name)
  const account_number = textOf(body.account_number)
  const bank_code = textOf(body.bank_code)
  if (body.type !== 'nuban' || !name || !account_number || !bank_code) {
    return refuse(400, 'type, name, account_number and bank_code are required', 'missing_params')
  }
  if (body.currency !== undefined && body.currency !== 'NGN') {
    return refuse(400, 'Currency not supported for nuban', 'invalid_params')
  }
  if (!accountName(world, bank_code, account_number)) {
    return refuse(400, 'Account number is invalid', 'invalid_account_number')
  }
  const { metadata } = body
  const recipient = findOrAddRecipient(world, { name, account_number, bank_code, metadata })
  return created('Transfer recipient created successfully', {
    ...recipientView(recipient),
    domain: domainOf(world),
  })
}

const start: Handler = async (world, { body }) => {
  const amount = wholeNumber(body.amount)
  const reference = textOf(body.reference)
  const recipient = world.state.recipients.get(textOf(body.recipient) ?? '')
  if (body.source !== 'balance') return refuse(400, 'source must be balance', 'invalid_params')
  if (amount === null || amount < MIN_AMOUNT_MINOR) {
    return refuse(400, 'Amount must be NGN 100 or more', 'invalid_amount')
  }
  if (!reference || !REFERENCE.test(reference)) {
    return refuse(400, 'Reference must be 16 to 50 of a-z, 0-9, _ and -', 'invalid_reference')
  }
  if (!recipient) {
    return refuse(400, 'Recipient specified is invalid', 'invalid_transfer_recipient')
  }
  if (world.state.transfers.has(reference)) {
    return refuse(400, 'Reference already exists on a transfer', 'duplicate_reference')
  }
  if (amount + transferFee(amount) > balanceOf(world)) {
    return refuse(
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
  return ok(message, { ...newTransferView(transfer, recipient), domain: domainOf(world) })
}

const verify: Handler = (world, { params }) => {
  const transfer = world.state.transfers.get(params.reference ?? '')
  const recipient = transfer && world.state.recipients.get(transfer.recipient_code)
  if (!transfer || !recipient) return refuse(404, 'Transfer not found', 'transfer_not_found')
  return ok('Transfer retrieved', {
    ...transferView(transfer, recipient),
    domain: domainOf(world),
  })
}

const list: Handler = (world, { query }) => {
  const transfers = [...world.state.transfers.values()].reverse()
  const { items, meta } = pageOf(transfers, query)
  const views = items.flatMap((transfer) => {
    const recipient = world.state.recipients.get(transfer.recipient_code)
    return recipient ? [{ ...transferView(transfer, recipient), domain: domainOf(world) }] : []
  })
  return ok('Transfers retrieved', views, meta)
}

export const transferRoutes: readonly Route[] = [
  ['POST', '/transferrecipient', addRecipient],
  ['POST', '/transfer', start],
  ['GET', '/transfer', list],
  ['GET', '/transfer/verify/:reference', verify],
]
