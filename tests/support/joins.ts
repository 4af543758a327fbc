import type { AccountJoin } from '../../functions/src/contract/entities/people/account-join'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import { collectionOf } from '../../functions/src/db/firestore'
import type { Person } from './people'
import { onDevice, type PhoneApi, type PhonePerson } from './phones'
import { shipOrder, type TestApi } from './test-api'

export type JoinProof = { word?: string; device?: string; code?: string; key?: string }

/** Looks at accounts and joins them, as the settings do: one code a number and device. */
export const joinsOf = ({ testApi, provedCode }: PhoneApi) => {
  const codes = new Map<string, string>()
  let keys = 0
  const proofOf = async (other: PhonePerson, { word, code, device = other.device }: JoinProof) => {
    const { phone } = other
    const known = code ?? codes.get(phone + device) ?? (await provedCode(phone)).code
    codes.set(phone + device, known)
    return { phone, code: known, ...(word !== undefined && { word }) }
  }
  return {
    look: async (as: Person, other: PhonePerson, more: JoinProof = {}) =>
      testApi.call<{ name: string; things: AccountJoin['things']; takes_number: boolean }>(
        'POST',
        '/users/joins/look',
        { as, body: await proofOf(other, more), ...onDevice(more.device ?? other.device) },
      ),
    join: async (as: Person, other: PhonePerson, more: JoinProof = {}) => {
      keys += 1
      const { key = `join-${process.pid}-${keys}` } = more
      const { headers } = onDevice(more.device ?? other.device)
      return testApi.call<{ is_moved: boolean }>('POST', '/users/joins', {
        as,
        body: { ...(await proofOf(other, more)), confirm: 'JOIN' },
        headers: { ...headers, 'idempotency-key': key },
      })
    },
    joinOf: async ({ uid }: Person) =>
      (await collectionOf<AccountJoin>(COLLECTIONS.accountJoins).doc(uid).get()).data(),
  }
}

/** A purchase that is over, with its money with the vendor. */
export const completedPurchase = async (testApi: TestApi, buyer: Person, vendor: Person) => {
  const paid = await testApi.paid(buyer, await testApi.product(vendor))
  await shipOrder(testApi, vendor, paid)
  const escrow_code = await testApi.code(paid)
  await testApi.done(vendor, paid, 'deliver', { escrow_code })
  return testApi.done(buyer, paid, 'approve')
}
