import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { messageEndpoints } from '../api/messaging/messages'
import { transactionEndpoints } from '../api/orders/transactions'
import { attributesSchema, productDescriptionSchema } from '../entities/catalog/product'
import { objectionSchema } from '../entities/delivery/carrier-charge'
import { reviewTextSchema } from '../entities/orders/review'
import { reasonTextSchema } from '../entities/orders/transaction'
import { textSchema } from './unsafe-text'

const LONG = 'Woven by hand from cotton that is grown near Kano.'
const DIRECTIONS = [
  ...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
] as const
const MEANINGLESS = [...'\u00ad\u180e\u200b\u2060\u2063\u206a\ufeff\ufff9'] as const

const takes = (schema: z.core.$ZodType, text: unknown) => z.safeParse(schema, text)

/** Texts that others read, each with how it is sent. */
const SCHEMAS: Record<string, [z.core.$ZodType, (text: string) => unknown]> = {
  'a description': [productDescriptionSchema, (text) => text],
  'an attribute': [attributesSchema, (text) => ({ material: text })],
  'a review': [reviewTextSchema, (text) => text],
  'a reason': [reasonTextSchema, (text) => text],
  'an objection': [objectionSchema, (text) => text],
  'a waybill note': [
    transactionEndpoints.ship.body,
    (waybill_note) => ({ carrier: 'GIG', waybill_note }),
  ],
  'a carrier': [transactionEndpoints.ship.body, (carrier) => ({ carrier })],
}

describe.each(Object.entries(SCHEMAS))('%s', (_name, [schema, sent]) => {
  const text = LONG
  test.each(DIRECTIONS)('is refused with a mark of direction: %j', (mark) => {
    for (const wrong of [`${mark}${text}`, `Woven${mark} ${text}`, `${text}${mark}`]) {
      expect(takes(schema, sent(wrong)).success).toBe(false)
    }
  })

  test.each(MEANINGLESS)('loses what means nothing: %j', (mark) => {
    const read = takes(schema, sent(`${mark}Wov${mark}en ${text}${mark} `))
    expect(read.data).toEqual(sent(`Woven ${text}`))
  })

  test.each(['👩🏾‍🌾', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 'می‌خواهم', '❤️'])(
    'keeps the joiners of emoji and scripts: %s',
    (joined) => {
      expect(takes(schema, sent(`${joined} ${text}`)).data).toEqual(sent(`${joined} ${text}`))
    },
  )
})

test('a text of nothing that shows is too short', () => {
  expect(textSchema(3, 10).safeParse('\u200b\u2060\u00ad\ufeff').success).toBe(false)
})

test('a message is refused with a mark of direction', () => {
  const bodies = Object.values(messageEndpoints).flatMap((row) => ('body' in row ? [row.body] : []))
  const messages = bodies.filter((body) => JSON.stringify(z.toJSONSchema(body)).includes('"text"'))
  expect(messages.length).toBeGreaterThan(0)
  for (const body of messages) {
    expect(takes(body, { text: 'Pay \u202enow' }).error?.issues).toContainEqual(
      expect.objectContaining({ message: 'Marks of writing direction are not allowed.' }),
    )
  }
})
