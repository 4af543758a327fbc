import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../contract/amount'
import type { Charge } from '../../ports/payments'
import { isRefusal } from '../../ports/provider-problem'
import type { PaystackClient } from './client'
import { domainField, idField, instantField, metadataField, minorField, orNull } from './fields'
import { listPages } from './list-pages'

const CHARGE_STATES = [
  'abandoned',
  'failed',
  'ongoing',
  'pending',
  'processing',
  'queued',
  'reversed',
  'success',
] as const

const LAST_DIGITS = 4

const payerFields = z.object({
  signature: orNull(z.string()),
  sender_name: orNull(z.string()),
  sender_bank_account_number: orNull(z.string()),
})

/** What is missing or unreadable is unknown: it never keeps a payment from being confirmed. */
const payerOf = (found: z.infer<typeof payerFields> | null | undefined): Charge['payer'] => {
  const { signature = null, sender_name, sender_bank_account_number } = found ?? {}
  return {
    card_signature: signature,
    account:
      sender_name && sender_bank_account_number
        ? { name: sender_name, last_digits: sender_bank_account_number.slice(-LAST_DIGITS) }
        : null,
  }
}

const chargeSchema = z.pipe(
  z.object({
    id: idField,
    domain: domainField,
    // An unknown status proves nothing: the charge counts as open.
    status: z.catch(z.enum(CHARGE_STATES), 'pending'),
    reference: z.string(),
    amount: minorField,
    requested_amount: orNull(minorField),
    fees: orNull(minorField),
    currency: currencyCodeSchema,
    channel: orNull(z.string()),
    paid_at: instantField,
    gateway_response: orNull(z.string()),
    metadata: metadataField,
    authorization: z.catch(z.optional(z.nullable(payerFields)), null),
  }),
  z.transform((data) => ({
    provider_id: data.id,
    domain: data.domain,
    state: data.status,
    reference: data.reference,
    amount_minor: data.amount,
    requested_amount_minor: data.requested_amount ?? data.amount,
    fees_minor: data.fees,
    currency: data.currency,
    channel: data.channel,
    paid_at: data.paid_at,
    gateway_response: data.gateway_response,
    metadata: data.metadata,
    payer: payerOf(data.authorization),
  })),
)

/** All charges including unpaid ones, newest first. */
export const listCharges = (client: PaystackClient) => (): Promise<Charge[]> =>
  listPages(client, {
    path: '/transaction',
    schema: chargeSchema,
    idOf: ({ provider_id }) => provider_id,
  })

const askFor =
  (client: PaystackClient, folder: string) =>
  async (name: string): Promise<Charge | null> => {
    try {
      const path = `${folder}/${encodeURIComponent(name)}`
      const { data } = await client.send({ method: 'GET', path, schema: chargeSchema })
      return data
    } catch (error) {
      // The name is the call's only input, so a refusal means that it is unknown.
      if (isRefusal(error)) return null
      throw error
    }
  }

/** Fetches a charge by reference, or null if the provider doesn't know it. */
export const verifyTransaction = (client: PaystackClient) => askFor(client, '/transaction/verify')

/** Fetches a charge by the provider's id, or null if the provider doesn't know it. */
export const fetchTransaction = (client: PaystackClient) => askFor(client, '/transaction')
