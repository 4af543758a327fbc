import { moveBalance } from './balance'
import { bankByCode } from './banks'
import { transferFee } from './fees'
import type { Recipient, Transfer, TransferStatus } from './model'
import { iso } from './wire'
import { CALL_TIMEOUT_MS, newCode, nextLongId, nextShortId, step, type World } from './world'

/**
 * Account numbers, at any bank, whose transfers don't simply succeed, with the sequence of
 * statuses.
 */
const TRANSFER_COURSES: Readonly<Record<string, readonly TransferStatus[]>> = {
  '0000000001': ['failed'],
  '0000000002': ['success', 'reversed'],
  '0000000003': [],
  '0000000004': ['otp'],
  '0000000005': ['blocked'],
  '0000000006': ['rejected'],
  '0000000007': ['received'],
}

type NewRecipient = Pick<Recipient, 'name' | 'account_number' | 'bank_code'> & {
  metadata?: unknown
}

/** Finds or adds a recipient; an account keeps its first recipient, whatever name is sent later. */
export const findOrAddRecipient = (world: World, wanted: NewRecipient): Recipient => {
  const { name, account_number, bank_code, metadata } = wanted
  const known = [...world.state.recipients.values()].find(
    (made) => made.account_number === account_number && made.bank_code === bank_code,
  )
  if (known) return known
  const recipient: Recipient = {
    id: nextShortId(world),
    code: newCode('RCP_'),
    name,
    account_number,
    bank_code,
    metadata,
    created_at: world.now(),
  }
  world.state.recipients.set(recipient.code, recipient)
  return recipient
}

export const recipientOf = (world: World, { recipient_code }: Transfer): Recipient => {
  const recipient = world.state.recipients.get(recipient_code)
  if (!recipient) throw new Error(`The recipient ${recipient_code} is gone`)
  return recipient
}

export const recipientView = (recipient: Recipient) => {
  const { id, name, code, account_number, bank_code, metadata, created_at } = recipient
  const bank_name = bankByCode(bank_code)?.name ?? null
  const unknown = { authorization_code: null, account_name: null }
  return {
    ...{ id, name, recipient_code: code, type: 'nuban', currency: 'NGN', integration: 100_001 },
    ...{ active: true, is_deleted: false, description: null, email: null },
    metadata: metadata ?? null,
    details: { ...unknown, account_number, bank_code, bank_name },
    createdAt: iso(created_at),
    updatedAt: iso(created_at),
  }
}

const common = (transfer: Transfer) => {
  const { id, reference, code, amount, reason, status, created_at, updated_at } = transfer
  return {
    ...{ id, reference, transfer_code: code, amount, reason, status },
    ...{ integration: 100_001, currency: 'NGN', source: 'balance' },
    ...{ failures: null, titan_code: null },
    createdAt: iso(created_at),
    updatedAt: iso(updated_at),
  }
}

/** The initiate response: `recipient` is only a number. */
export const newTransferView = (transfer: Transfer, recipient: Recipient) => ({
  ...common(transfer),
  recipient: recipient.id,
})

/** The verify response: the whole recipient, and the fee. */
export const transferView = (transfer: Transfer, recipient: Recipient) => ({
  ...common(transfer),
  source_details: null,
  transferred_at: transfer.status === 'success' ? iso(transfer.updated_at) : null,
  recipient: recipientView(recipient),
  session: { provider: 'nip', id: transfer.status === 'success' ? String(transfer.id) : null },
  fee_charged: transfer.fee,
  fees_breakdown: null,
  gateway_response: null,
})

/** An event's data: the fee is 0. */
const transferEvent = (transfer: Transfer, recipient: Recipient) => ({
  ...common(transfer),
  integration: { id: 100_001, is_live: false, business_name: 'Simulator' },
  recipient: recipientView(recipient),
  session: { provider: null, id: null },
  fee_charged: 0,
  gateway_response: null,
})

const MONEY_BACK: ReadonlySet<TransferStatus> = new Set([
  'failed',
  'reversed',
  'abandoned',
  'blocked',
  'rejected',
])
// The other statuses have no event: only verify shows them.
const WITH_EVENT: ReadonlySet<TransferStatus> = new Set(['success', 'failed', 'reversed'])

const mayBecome = (from: TransferStatus, to: TransferStatus): boolean =>
  from === 'success' ? to === 'reversed' : !MONEY_BACK.has(from)

const moveMoney = (world: World, { id }: Transfer, difference: number, reason: string): void =>
  moveBalance(world, {
    currency: 'NGN',
    difference,
    model: 'Transfer',
    row: String(id),
    reason,
  })

/**
 * Changes a transfer's status, moves its money and sends its event. Returns false if the change is
 * impossible.
 */
export const setTransfer = (world: World, transfer: Transfer, status: TransferStatus): boolean => {
  if (!mayBecome(transfer.status, status)) return false
  const wasPaid = transfer.status === 'success'
  transfer.status = status
  transfer.updated_at = world.now()
  if (MONEY_BACK.has(status)) {
    const isFeeKept = wasPaid && world.settings.keepsReversedFee
    const back = transfer.amount + (isFeeKept ? 0 : transfer.fee)
    moveMoney(world, transfer, back, `Transfer ${status}`)
  }
  if (WITH_EVENT.has(status)) {
    world.emit(`transfer.${status}`, transferEvent(transfer, recipientOf(world, transfer)))
  }
  return true
}

const OTP_WITHIN_MS = 30 * 60_000

/** Abandons transfers whose one-time password was not entered within 30 minutes. */
export const ageTransfers = (world: World): void => {
  for (const transfer of world.state.transfers.values()) {
    const isLate = world.now() >= transfer.created_at + OTP_WITHIN_MS
    if (transfer.status === 'otp' && isLate) setTransfer(world, transfer, 'abandoned')
  }
}

const follow = (world: World, transfer: Transfer, course: readonly TransferStatus[]): void => {
  const [next, ...rest] = course
  if (!next) return
  step(world, () => {
    if (setTransfer(world, transfer, next)) follow(world, transfer, rest)
  })
}

const approve = async (world: World, transfer: Transfer): Promise<TransferStatus | null> => {
  const { approvalUrl } = world.settings
  if (!approvalUrl) return null
  try {
    const { reference, amount, reason, recipient_code } = transfer
    const response = await fetch(approvalUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reference, amount, reason, recipient: recipient_code }),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    })
    await response.arrayBuffer()
    if (response.status === 200) return null
    return response.status === 400 ? 'rejected' : 'blocked'
  } catch {
    return 'blocked'
  }
}

type NewTransfer = {
  reference: string
  amount: number
  recipient: Recipient
  reason: string | null
}

/** Adds a transfer with a status and deducts its amount and fee from the balance. */
const addTransfer = (world: World, wanted: NewTransfer, status: TransferStatus): Transfer => {
  const transfer: Transfer = {
    id: nextLongId(world),
    code: newCode('TRF_'),
    reference: wanted.reference,
    recipient_code: wanted.recipient.code,
    amount: wanted.amount,
    fee: transferFee(wanted.amount),
    reason: wanted.reason,
    status,
    created_at: world.now(),
    updated_at: world.now(),
  }
  world.state.transfers.set(transfer.reference, transfer)
  moveMoney(world, transfer, -(transfer.amount + transfer.fee), 'Transfer')
  return transfer
}

/** Starts a transfer. It is stored before the approval, so that a repeated request finds it. */
export const startTransfer = async (world: World, wanted: NewTransfer): Promise<Transfer> => {
  const { confirmsTransfers } = world.settings
  const usual: readonly TransferStatus[] = confirmsTransfers ? ['otp'] : ['success']
  const course = TRANSFER_COURSES[wanted.recipient.account_number] ?? usual
  const transfer = addTransfer(world, wanted, course[0] === 'otp' ? 'otp' : 'pending')
  const refusal = await approve(world, transfer)
  if (refusal) setTransfer(world, transfer, refusal)
  else if (transfer.status === 'pending') follow(world, transfer, course)
  return transfer
}

type PastTransfer = NewRecipient & Pick<Transfer, 'reference' | 'amount'>

/** Records a past successful transfer without an event, unless it exists. */
export const recordTransfer = (world: World, past: PastTransfer): Transfer => {
  const { reference, amount } = past
  const known = world.state.transfers.get(reference)
  if (known) return known
  const recipient = findOrAddRecipient(world, past)
  return addTransfer(world, { reference, amount, recipient, reason: null }, 'success')
}
