import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../contract/amount'
import { isRefusal } from '../../usecases/payment/provider-problem'
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

const chargeSchema = z.pipe(
  z.object({
    id: idField,
    domain: domainField,
    // A status that we don't know yet proves nothing: it is still open.
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
    /** Epoch milliseconds. */
    paid_at: data.paid_at,
    gateway_response: data.gateway_response,
    metadata: data.metadata,
  })),
)
export type Charge = z.infer<typeof chargeSchema>

/** Every charge that there is, newest first, and those that were never paid. */
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
      // The name is all that this call asks about, so a refusal is about the name.
      if (isRefusal(error)) return null
      throw error
    }
  }

/** What the provider knows of a payment, or null when it doesn't know the reference. */
export const verifyTransaction = (client: PaystackClient) => askFor(client, '/transaction/verify')

/** The same by the provider's own id of it. */
export const fetchTransaction = (client: PaystackClient) => askFor(client, '/transaction')
