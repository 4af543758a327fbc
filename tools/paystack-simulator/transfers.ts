import { moveBalance } from './balance'
import { TRANSFER_COURSES } from './data/test-accounts'
import { transferFee } from './fees'
import type { Recipient, Transfer, TransferStatus } from './model'
import { transferEvent } from './views/transfer'
import { newCode, nextLongId, step, type World } from './world'

const MONEY_BACK: ReadonlySet<TransferStatus> = new Set([
  'failed',
  'reversed',
  'abandoned',
  'blocked',
  'rejected',
])
// The others have no event of their own: who wants to know must ask.
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

/** Moves a transfer on, its money and its event with it. False when it can't become that. */
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
  const recipient = world.state.recipients.get(transfer.recipient_code)
  if (WITH_EVENT.has(status) && recipient) {
    world.emit(`transfer.${status}`, transferEvent(transfer, recipient))
  }
  return true
}

const OTP_WITHIN_MS = 30 * 60_000

/** A transfer whose one-time password nobody gave is abandoned. */
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
  const { approvalUrl, webhookTimeoutMs } = world.settings
  if (!approvalUrl) return null
  try {
    const { reference, amount, reason, recipient_code } = transfer
    const response = await fetch(approvalUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reference, amount, reason, recipient: recipient_code }),
      signal: AbortSignal.timeout(webhookTimeoutMs),
    })
    await response.arrayBuffer()
    if (response.status === 200) return null
    return response.status === 400 ? 'rejected' : 'blocked'
  } catch {
    return 'blocked'
  }
}

export type NewTransfer = {
  reference: string
  amount: number
  recipient: Recipient
  reason: string | null
}

/** A transfer as it stands, its money gone from the balance. */
export const addTransfer = (
  world: World,
  wanted: NewTransfer,
  status: TransferStatus,
): Transfer => {
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

/** Known before the approval is asked for, so that a second call meanwhile finds it. */
export const startTransfer = async (world: World, wanted: NewTransfer): Promise<Transfer> => {
  const course = TRANSFER_COURSES[wanted.recipient.account_number] ?? ['success']
  const transfer = addTransfer(world, wanted, course[0] === 'otp' ? 'otp' : 'pending')
  const refusal = await approve(world, transfer)
  if (refusal) setTransfer(world, transfer, refusal)
  else if (transfer.status === 'pending') follow(world, transfer, course)
  return transfer
}
