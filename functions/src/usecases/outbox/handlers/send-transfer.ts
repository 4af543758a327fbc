import type { BalanceEntry, Transfer, TransferRequest } from '../../../ports/payments'
import { isRefusal } from '../../../ports/provider-problem'
import type { Deps } from '../../deps'
import { type Lease, noteSending } from '../outbox-lease'
import { askAgain, type TaskResult } from './result'

/** The known state of a transfer, from the provider's response or its refusal. */
export type KnownTransfer = Pick<Transfer, 'outcome' | 'gateway_response'> & {
  /** The provider asks an operator for a one-time password first. */
  needs_otp: boolean
  transfer_code: string | null
  /** The provider's fee on top of the amount; null if the provider doesn't report it. */
  cost_minor: number | null
}

const REFUSED: KnownTransfer = {
  outcome: 'not_paid',
  needs_otp: false,
  gateway_response: 'refused',
  transfer_code: null,
  cost_minor: 0,
}

/**
 * The final cost of a transfer on top of the amount that arrived, from its balance entries at the
 * provider. Null if no entry is listed or the entries don't add up yet, as before money is
 * returned.
 */
const costOf = (
  entries: readonly BalanceEntry[],
  { transfer_id, amount_minor, outcome }: Transfer,
): number | null => {
  const own = entries.filter(({ model, row }) => model === 'Transfer' && row === transfer_id)
  if (own.length === 0) return null
  const spent = -own.reduce((sum, { difference_minor }) => sum + difference_minor, 0)
  const cost = outcome === 'paid' ? spent - amount_minor : spent
  return cost >= 0 && cost < amount_minor ? cost : null
}

const known = async (deps: Deps, transfer: Transfer): Promise<KnownTransfer> => {
  const { outcome, gateway_response, transfer_code, created_at } = transfer
  const needs_otp = transfer.state === 'otp'
  if (outcome === 'open') {
    return { outcome, needs_otp, gateway_response, transfer_code, cost_minor: null }
  }
  const since = created_at ?? undefined
  const entries = await deps.payments.listBalanceEntries(since === undefined ? {} : { since })
  const listed = costOf(entries, transfer)
  const cost_minor = listed ?? (outcome === 'paid' ? transfer.fee_minor : null)
  return { outcome, needs_otp, gateway_response, transfer_code, cost_minor }
}

/** The task's state after this response: without an outcome the provider is asked again. */
export const taskStateOf = ({ outcome, needs_otp }: KnownTransfer): TaskResult['state'] => {
  if (outcome !== 'open') return 'completed'
  return needs_otp ? 'awaiting_otp' : 'submitted'
}

/** The response to the request has no fee: a transfer that ended at once is fetched again. */
const sent = async (deps: Deps, lease: Lease, request: TransferRequest): Promise<Transfer> => {
  const made = await deps.payments.initiateTransfer(request, () => noteSending(deps, lease))
  if (made.outcome === 'open') return made
  return (await deps.payments.verifyTransfer(request.reference)) ?? made
}

/**
 * Sends a transfer with its fixed reference, or returns its outcome. If it may have been sent
 * before, the provider is asked first.
 * @param heldBack why it isn't sent yet, if it isn't
 */
export const sendTransfer = async (
  deps: Deps,
  lease: Lease,
  request: TransferRequest,
  heldBack: () => Promise<TaskResult | undefined> = async () => undefined,
): Promise<KnownTransfer | TaskResult> => {
  const { item } = lease
  if (item.state !== 'pending' || item.unanswered) {
    const found = await deps.payments.verifyTransfer(request.reference)
    if (found) return known(deps, found)
    const wait = askAgain(item, deps.clock())
    if (wait) return wait
  }
  const held = await heldBack()
  if (held) return held
  try {
    return await known(deps, await sent(deps, lease, request))
  } catch (error) {
    if (isRefusal(error)) return REFUSED
    throw error
  }
}
