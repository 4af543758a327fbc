import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { Carriers } from '../../ports/carriers'
import { createClient, type ShipbubbleOptions } from './client'
import { currencyField, idField, nairaField } from './fields'
import { createQuotes } from './quote'
import { createShipments } from './shipments'

const HEX_SHA512 = /^[0-9a-f]{128}$/i
const hintSchema = z.object({ order_id: idField })

/**
 * The shipment that a webhook is about, if Shipbubble signed exactly these bytes (hex HMAC-SHA512
 * with the API key, in `x-ship-signature`); null for anything else. Never throws.
 */
const verifyWebhook = (
  raw_body: Buffer,
  signature: string | undefined,
  apiKey: string,
): string | null => {
  if (typeof signature !== 'string' || !HEX_SHA512.test(signature) || apiKey === '') return null
  const expected = createHmac('sha512', apiKey).update(raw_body).digest()
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), expected)) return null
  try {
    const hint = hintSchema.safeParse(JSON.parse(raw_body.toString('utf8')))
    return hint.success ? hint.data.order_id : null
  } catch {
    return null
  }
}

const balanceSchema = z.object({ balance: nairaField, currency: currencyField })

/** The adapter of Shipbubble's public API. */
export const createShipbubble = (
  options: ShipbubbleOptions,
  now: () => number = Date.now,
): Carriers => {
  const client = createClient(options)
  return {
    id: 'shipbubble',
    quote: createQuotes(client, now),
    ...createShipments(client),
    walletBalance: async () => {
      const path = '/shipping/wallet/balance'
      return (await client.send({ method: 'GET', path, schema: balanceSchema })).balance
    },
    verifyWebhook: (raw_body, signature) => verifyWebhook(raw_body, signature, options.apiKey),
  }
}
