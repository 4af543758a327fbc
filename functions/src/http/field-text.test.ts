import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '../contract/api/errors'
import { phoneSchema } from '../contract/text/phone'
import { textSchema } from '../contract/text/unsafe-text'
import { webLinkSchema } from '../contract/url'
import { validated } from './validate'

const schema = z.object({
  phone: z.optional(phoneSchema),
  link: z.optional(webLinkSchema),
  text: z.optional(textSchema(6, 9)),
  name: z.optional(z.string().check(z.minLength(1))),
  kind: z.optional(z.enum(['one', 'two'])),
  list: z.optional(z.array(z.int()).check(z.maxLength(1))),
  count: z.optional(z.int().check(z.minimum(3))),
  email: z.optional(z.email()),
})

const textOf = (given: object): unknown => {
  try {
    return validated(schema, given, 'body')
  } catch (error) {
    const { fields } = (error as AppError).details as { fields: Record<string, string> }
    return Object.values(fields)[0]
  }
}

describe('the words of a refused field', () => {
  test.each([
    [{ phone: '0' }, 'Enter a Nigerian mobile number, such as 08031234567.'],
    [{ phone: '08031234567x' }, 'Enter a Nigerian mobile number, such as 08031234567.'],
    [{ phone: 8 }, 'Input must be a string'],
    [{ link: 'abc' }, 'Enter a web address that starts with https://.'],
    [{ link: 'javascript:alert(1)' }, 'Enter a web address that starts with https://.'],
    [{ text: 'short' }, 'Use at least 6 characters.'],
    [{ text: 'long enough' }, 'Use at most 9 characters.'],
    [{ text: 5 }, 'This must be text.'],
    [{ name: '' }, 'This can’t be empty.'],
    [{ kind: 'three' }, 'Use one of: one, two.'],
    [{ list: [1, 2] }, 'Give at most 1.'],
    [{ count: 2 }, 'This must be at least 3.'],
    [{ count: 2.5 }, 'This must be a whole number.'],
    [{ email: 'ada@' }, 'Enter an email address, such as ada@example.com.'],
  ])('say of %j what to do', (given, text) => {
    expect(textOf(given)).toBe(text)
  })

  test('name what is unknown, for whoever reads the error of a schema itself', () => {
    const { error } = z.safeParse(z.strictObject({}), { secret: 'sk' })
    expect(error?.issues[0]?.message).toBe('Unknown: secret.')
  })

  test('say what is missing, and take what is right', () => {
    expect(() => validated(z.object({ a: z.string() }), {}, 'body')).toThrow(AppError)
    expect(textOf({ kind: 'one', count: 3 })).toEqual({ kind: 'one', count: 3 })
  })
})
