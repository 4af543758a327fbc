import { describe, expect, it } from 'vitest'
import { loginSchema, signupSchema } from './form-schemas'

const filled = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  password: 'secret1',
  accepted_conditions: true,
}
const message = (schema: typeof signupSchema, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message)[0]

describe('section 5, sign-up', () => {
  it('trims and lowercases the email and trims the password', () => {
    const parsed = signupSchema.parse({
      ...filled,
      email: '  Ada@Example.COM ',
      password: ' secret1 ',
    })
    expect(parsed.email).toBe('ada@example.com')
    expect(parsed.password).toBe('secret1')
  })

  it.each([
    '\u202aada@example.com\u202c',
    'ada@example.com\u200b',
    '\u00a0mailto:Ada@example.com',
    '<ada@example.com>',
  ])('takes the email as it is pasted: %j', (email) => {
    expect(signupSchema.parse({ ...filled, email }).email).toBe('ada@example.com')
    expect(loginSchema.parse({ ...filled, email }).email).toBe('ada@example.com')
  })

  it.each([
    [{ name: '  ' }, 'Name is required'],
    [{ email: ' ' }, 'Email is required'],
    [{ email: 'ada@' }, 'The email address is badly formatted.'],
    [{ password: '12345' }, 'The password must be 6 characters long or more.'],
    [{ password: ' 12345 ' }, 'The password must be 6 characters long or more.'],
    [{ accepted_conditions: false }, 'Please accept the terms to go on.'],
  ])('refuses %j: %s', (wrong, text) => {
    expect(message(signupSchema, { ...filled, ...wrong })).toBe(text)
  })

  it('allows a password of six characters', () => {
    expect(message(signupSchema, { ...filled, password: '123456' })).toBeUndefined()
  })
})

describe('login', () => {
  it('asks for both fields and judges no password by its length', () => {
    expect(loginSchema.safeParse({ email: '', password: '' }).error?.issues).toHaveLength(3)
    expect(loginSchema.safeParse({ email: 'a@b.ng', password: 'x' }).success).toBe(true)
  })
})
