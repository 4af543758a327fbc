import * as z from 'zod/mini'
import type { Carriers } from '../../usecases/ports/carriers'
import { createClient, type ShipbubbleOptions } from './client'
import { currencyField, nairaField } from './fields'
import { createQuotes } from './quote'
import { createShipments } from './shipments'
import { verifyWebhook } from './verify-webhook'

const balanceSchema = z.object({ balance: nairaField, currency: currencyField })

/** The adapter of Shipbubble's public API. */
export const createShipbubble = (
  options: ShipbubbleOptions,
  now: () => number = Date.now,
): Carriers => {
  const client = createClient(options)
  return {
    quote: createQuotes(client, now),
    ...createShipments(client),
    walletBalance: async () => {
      const path = '/shipping/wallet/balance'
      return (await client.send({ method: 'GET', path, schema: balanceSchema })).balance
    },
    verifyWebhook: (raw_body, signature) => verifyWebhook(raw_body, signature, options.apiKey),
  }
}
