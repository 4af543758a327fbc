import type { Recipient } from './model'
import { newCode, nextShortId, type World } from './world'

export type NewRecipient = Pick<Recipient, 'name' | 'account_number' | 'bank_code'> & {
  metadata?: unknown
}

/** An account has one recipient, whatever name it is given later. */
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
