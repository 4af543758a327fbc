import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { messageEndpoints } from '../api/messaging/messages'
import { transactionEndpoints } from '../api/orders/transactions'
import { attributesSchema, productDescriptionSchema } from '../entities/catalog/product-fields'
import { objectionSchema } from '../entities/delivery/carrier-charge'
import { reviewTextSchema } from '../entities/orders/review'
import { reasonTextSchema } from '../entities/orders/transaction'
import { lineSchema } from './plain-line'
import { messageText, textSchema } from './unsafe-text'

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

describe.each([...'\u3164\u2800\u200d\u200c\u034f\ufe0f\u{e0041}\u0301\u115f\uffa0\u2060'])(
  'a text of nothing but %j',
  (unseen) => {
    const nothing = unseen.repeat(24)

    test.each(Object.entries(SCHEMAS))('is not taken as %s', (_name, [schema, sent]) => {
      expect(takes(schema, sent(nothing)).success).toBe(false)
    })

    test('is empty where a text may be, and in a message', () => {
      expect(textSchema(0, 100).parse(nothing)).toBe('')
      expect(messageText(nothing)).toBe('')
    })

    test('does not make a text longer', () => {
      const { error } = textSchema(4, 100, 'Say more.').safeParse(`a${nothing} b`)
      expect(error?.issues.map(({ message }) => message)).toEqual(['Say more.'])
    })
  },
)

test.each(['Ẹ̀kọ́ ọ̀fẹ́', 'E\u0323\u0300ko\u0301', 'می\u200cخواهم', 'ok ❤️', '👍'])(
  'is as long as it looks, and stays as it is typed: %s',
  (text) => expect(textSchema(1, 100).parse(text)).toBe(text),
)

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

test('a text that is too long is looked at no further', () => {
  const looked: string[] = []
  const look = z.refine<string>((text) => looked.push(text) > 0)
  for (const schema of [textSchema(1, 10), lineSchema(1, 10)]) {
    expect(takes(schema.check(look), 'x'.repeat(11)).success).toBe(false)
    expect(takes(schema.check(look), 'short').success).toBe(true)
  }
  expect(looked).toEqual(['short', 'short'])
})
