import * as z from 'zod/mini'
import type { Payments } from '../../ports/payments'
import { isRefusal } from '../../ports/provider-problem'
import type { PaystackClient } from './client'
import { idField } from './fields'

const recipientSchema = z.object({
  recipient_code: z.string(),
  name: z.string(),
  active: z.boolean(),
})

/** Creates a transfer recipient. The same account returns the same recipient. */
export const createRecipient =
  (client: PaystackClient) => async (request: Parameters<Payments['createRecipient']>[0]) => {
    const { data } = await client.send({
      method: 'POST',
      path: '/transferrecipient',
      body: { type: 'nuban', currency: 'NGN', ...request },
      schema: recipientSchema,
      is_repeatable: true,
    })
    return data
  }

const bankSchema = z.object({
  id: idField,
  name: z.string(),
  slug: z.string(),
  code: z.string(),
  active: z.boolean(),
  currency: z.string(),
})

const PER_PAGE = 100
const MAX_PAGES = 20

/** All active Nigerian banks that the provider can pay to. */
export const listBanks = (client: PaystackClient) => async () => {
  const banks: z.infer<typeof bankSchema>[] = []
  let next: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { data, meta } = await client.send({
      method: 'GET',
      path: '/bank',
      query: { country: 'nigeria', currency: 'NGN', perPage: PER_PAGE, use_cursor: 'true', next },
      schema: z.array(bankSchema),
    })
    banks.push(...data.filter((bank) => bank.active))
    if (typeof meta.next !== 'string' || meta.next === '') break
    next = meta.next
  }
  return banks
}

const resolvedSchema = z.object({ account_number: z.string(), account_name: z.string() })

/** The account's name at the bank, or null if the bank doesn't know the account. */
export const resolveAccount =
  (client: PaystackClient) => async (account: { account_number: string; bank_code: string }) => {
    try {
      const { data } = await client.send({
        method: 'GET',
        path: '/bank/resolve',
        query: account,
        schema: resolvedSchema,
      })
      return data
    } catch (error) {
      if (isRefusal(error)) return null
      throw error
    }
  }
