import { accountName } from '../account-names'
import { balanceOf, balancesOf, moveBalance } from '../balance'
import { isPaid, refuseCharge, settleCharge } from '../charges'
import {
  type NamedAccount,
  nameAccounts,
  type PastCharge,
  type PastTransfer,
  recordCharge,
  recordTransfer,
  reset,
} from '../control'
import { loseDispute, openDispute, remindOfDispute, winDispute } from '../disputes'
import {
  type Handler,
  json,
  type Reply,
  type Request,
  type Route,
  seeOther,
  textOf,
  wholeNumber,
} from '../http'
import type { RefundStatus, TransferStatus } from '../model'
import { setRefund } from '../refunds'
import type { FailureMode } from '../state'
import { setTransfer } from '../transfers'
import type { World } from '../world'

/** A form goes back to the page it was on; a program gets JSON. */
export const done = (request: Request, value: unknown = { done: true }): Reply =>
  request.isForm ? seeOther('/') : json(200, value)

export const notPossible = (reason: string): Reply => json(400, { done: false, reason })

const listOf = <T>(value: unknown, one: Record<string, unknown>): T[] =>
  (Array.isArray(value) ? value : [one]) as T[]

const state: Handler = (world) => {
  const { charges, refunds, recipients, transfers, disputes, webhooks } = world.state
  return json(200, {
    balance: balanceOf(world),
    balances: balancesOf(world),
    charges: [...charges.values()],
    refunds: [...refunds.values()],
    recipients: [...recipients.values()],
    transfers: [...transfers.values()],
    disputes: [...disputes.values()],
    webhooks,
  })
}

const resetAll: Handler = (world, request) => {
  reset(world)
  return done(request)
}

const addAccounts: Handler = (world, request) => {
  const accounts = listOf<NamedAccount>(request.body.accounts, request.body)
  const isComplete = accounts.every(
    (account) =>
      textOf(account.bank_code) && textOf(account.account_number) && textOf(account.account_name),
  )
  if (!isComplete) return notPossible('bank_code, account_number and account_name are required')
  nameAccounts(world, accounts)
  const unknown = accounts.filter(
    (account) => !accountName(world, account.bank_code, account.account_number),
  )
  if (unknown.length > 0) return notPossible('the bank code or the account number is not valid')
  return done(request, { accounts: accounts.length })
}

const addCharges: Handler = (world, request) => {
  const charges = listOf<PastCharge>(request.body.charges, request.body)
  const isComplete = charges.every(
    (charge) => textOf(charge.reference) && textOf(charge.email) && wholeNumber(charge.amount),
  )
  if (!isComplete) return notPossible('reference, email and amount are required')
  return done(request, { ids: charges.map((charge) => String(recordCharge(world, charge).id)) })
}

const addTransfers: Handler = (world, request) => {
  const transfers = listOf<PastTransfer>(request.body.transfers, request.body)
  const isComplete = transfers.every(
    (past) =>
      textOf(past.reference) &&
      textOf(past.name) &&
      wholeNumber(past.amount) &&
      accountName(world, String(past.bank_code), String(past.account_number)),
  )
  if (!isComplete) return notPossible('reference, amount, name and a valid account are required')
  return done(request, { ids: transfers.map((past) => String(recordTransfer(world, past).id)) })
}

const chargeOf = (world: World, request: Request) =>
  world.state.charges.get(request.params.reference ?? '')

const payCharge: Handler = (world, request) => {
  const charge = chargeOf(world, request)
  if (!charge) return notPossible('no such charge')
  const amount = wholeNumber(request.body.amount)
  const currency = textOf(request.body.currency)
  const card = textOf(request.body.card)
  const isNews = settleCharge(world, charge, {
    channel: textOf(request.body.channel) ?? 'card',
    ...(card ? { card } : {}),
    ...(amount ? { amount } : {}),
    ...(currency ? { currency } : {}),
  })
  return isNews ? done(request) : notPossible('it was paid before')
}

const declineCharge: Handler = (world, request) => {
  const charge = chargeOf(world, request)
  if (!charge) return notPossible('no such charge')
  refuseCharge(charge, 'Declined')
  return done(request)
}

const disputeCharge: Handler = (world, request) => {
  const charge = chargeOf(world, request)
  // A bank contests what was refunded, or is contested already, just as well.
  if (!charge || !isPaid(charge)) return notPossible('no such paid charge')
  const refund_amount = wholeNumber(request.body.refund_amount)
  const due_in_ms = wholeNumber(request.body.due_in_ms)
  const dispute = openDispute(world, charge, {
    ...(refund_amount === null ? {} : { refund_amount }),
    ...(due_in_ms === null ? {} : { due_in_ms }),
  })
  return done(request, { id: String(dispute.id) })
}

const REFUND_STATUSES = ['pending', 'processing', 'processed', 'failed', 'needs-attention']
const moveRefund: Handler = (world, request) => {
  const refund = world.state.refunds.get(request.params.id ?? '')
  const status = textOf(request.body.status) ?? ''
  if (!refund || !REFUND_STATUSES.includes(status)) return notPossible('no such refund or status')
  setRefund(world, refund, status as RefundStatus)
  return done(request, { status: refund.status })
}

const TRANSFER_STATUSES = [
  'success',
  'failed',
  'reversed',
  'abandoned',
  'blocked',
  'rejected',
  'received',
]
const moveTransfer: Handler = (world, request) => {
  const transfer = world.state.transfers.get(request.params.reference ?? '')
  const status = textOf(request.body.status) ?? ''
  if (!transfer || !TRANSFER_STATUSES.includes(status)) {
    return notPossible('no such transfer or status')
  }
  const isMoved = setTransfer(world, transfer, status as TransferStatus)
  return isMoved ? done(request) : notPossible(`${transfer.status} does not become ${status}`)
}

const moveDispute: Handler = (world, request) => {
  const dispute = world.state.disputes.get(request.params.id ?? '')
  if (!dispute) return notPossible('no such dispute')
  const { action } = request.body
  if (action === 'remind') remindOfDispute(world, dispute)
  else if (action === 'win') winDispute(world, dispute)
  else if (action === 'lose') loseDispute(world, dispute, 'bank-accepted')
  else if (action === 'lapse') loseDispute(world, dispute, 'auto-accepted')
  else return notPossible('action is remind, win, lose or lapse')
  return done(request, { status: dispute.status })
}

const changeBalance: Handler = (world, request) => {
  const difference = Number(request.body.difference)
  if (!Number.isSafeInteger(difference)) return notPossible('difference is a whole number of kobo')
  const currency = textOf(request.body.currency) ?? 'NGN'
  moveBalance(world, { currency, difference, model: 'Topup', row: '0', reason: 'By hand' })
  return done(request, { balance: balanceOf(world, currency) })
}

const MODES = ['error', 'hang', 'slow', 'drop', 'lose-answer', 'garbage']
const planFailures: Handler = (world, request) => {
  const { body } = request
  const mode = textOf(body.mode) ?? ''
  const times = wholeNumber(body.times) ?? 1
  if (mode === 'none') world.state.failures = []
  else if (!MODES.includes(mode)) return notPossible(`mode is none, ${MODES.join(', ')}`)
  else {
    world.state.failures.push({
      mode: mode as FailureMode,
      times,
      path: textOf(body.path) ?? '/',
      method: textOf(body.method),
      delay_ms: wholeNumber(body.delay_ms) ?? 2_000,
    })
  }
  return done(request, { planned: world.state.failures.length })
}

const changeSettings: Handler = (world, request) => {
  const { body } = request
  if (typeof body.is_automatic === 'boolean') world.settings.isAutomatic = body.is_automatic
  if (typeof body.keeps_reversed_fee === 'boolean') {
    world.settings.keepsReversedFee = body.keeps_reversed_fee
  }
  world.settings.stepMs = wholeNumber(body.step_ms) ?? world.settings.stepMs
  return done(request)
}

const idle: Handler = async (world, request) => {
  await world.timers.idle()
  return done(request)
}

export const controlRoutes: readonly Route[] = [
  ['GET', '/__control/state', state],
  ['GET', '/__control/idle', idle],
  ['POST', '/__control/reset', resetAll],
  ['POST', '/__control/accounts', addAccounts],
  ['POST', '/__control/charges', addCharges],
  ['POST', '/__control/charges/:reference/pay', payCharge],
  ['POST', '/__control/charges/:reference/decline', declineCharge],
  ['POST', '/__control/charges/:reference/dispute', disputeCharge],
  ['POST', '/__control/refunds/:id', moveRefund],
  ['POST', '/__control/transfers', addTransfers],
  ['POST', '/__control/transfers/:reference', moveTransfer],
  ['POST', '/__control/disputes/:id', moveDispute],
  ['POST', '/__control/balance', changeBalance],
  ['POST', '/__control/failures', planFailures],
  ['POST', '/__control/settings', changeSettings],
]
