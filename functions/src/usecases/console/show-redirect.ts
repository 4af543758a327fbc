import type { Deps } from '../deps'
import { destinationOf, type NamedAccount, readRedirect } from '../money/payment/read-redirect'
import { needsTwo } from '../operators/second-person'

/**
 * Whose an account is, as its bank says, that a refund may be sent to. Nothing moves by it.
 * @throws Refusal if the task is no refund that waits; AppError `vendor/account-not-resolved`
 */
export const showRedirect = async (deps: Deps, { id, ...named }: NamedAccount & { id: string }) => {
  const redirect = await readRedirect(deps, id, named)
  const { transaction: _, ...destination } = destinationOf(redirect)
  const { buyer_id, vendor_id } = redirect.transaction
  const moved = { buyer_id, vendor_id, amount_minor: destination.amount_minor }
  const needs_two = !redirect.is_payers || (await needsTwo(moved, deps.clock()))
  return { ...destination, needs_two }
}
