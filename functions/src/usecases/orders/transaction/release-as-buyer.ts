import type { TransactionResponse } from '../../../contract/api/orders/transaction-reads'
import { PHONE_ALONE_APPROVES_MINOR } from '../../../contract/entities/people/phone-sign-in'
import type { Command } from '../../../domain/orders/transaction/decision'
import type { Actor, Deps } from '../../deps'
import { requireMoreThanPhone, type SignedIn } from '../../people/phone/require-more-than-phone'
import { executeAsParty } from './execute-as-party'

/**
 * Executes a command with which a buyer lets go of money. Of a large sum, a phone number alone lets
 * nothing go on a device that the account doesn't know.
 * @throws AppError `auth/more-than-phone`
 */
export const releaseAsBuyer = (
  deps: Deps,
  actor: Actor & SignedIn,
  id: string,
  command: Command,
): Promise<TransactionResponse> =>
  executeAsParty(deps, actor, id, async ({ amount_paid }, party) => {
    if (party === 'buyer' && amount_paid > PHONE_ALONE_APPROVES_MINOR) {
      await requireMoreThanPhone(deps, actor, 'this_device')
    }
    return { command }
  })
