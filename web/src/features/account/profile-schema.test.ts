import { expect, it } from 'vitest'
import { profileSchema } from './profile-schema'

it.each([
  [{ name: ' ', email: 'ada@example.com' }, 'Name is required'],
  [{ name: 'Ada', email: ' ' }, 'Email is required'],
  [{ name: 'Ada', email: 'ada' }, 'The email address is badly formatted.'],
])('section 5, profile edit refuses %j: %s', (fields, text) => {
  const issues = profileSchema.safeParse(fields).error?.issues ?? []
  expect(issues[0]?.message).toBe(text)
})

it('section 5, profile edit trims both and lowercases the email', () => {
  expect(profileSchema.parse({ name: ' Ada ', email: ' Ada@Example.com ' })).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
  })
})
