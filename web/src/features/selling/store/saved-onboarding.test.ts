import { beforeEach, expect, test } from 'vitest'
import { forgetOnboarding, readOnboarding, saveOnboarding } from './saved-onboarding'

beforeEach(() => localStorage.clear())

test('keeps what was typed, but not the account number', () => {
  saveOnboarding('u1', { name: 'Adire Works', account_number: '0123456789' })
  expect(readOnboarding('u1')).toEqual({ name: 'Adire Works' })
})

test('keeps nothing for another user', () => {
  saveOnboarding('u1', { name: 'Adire Works' })
  expect(readOnboarding('u2')).toEqual({})
})

test('forgets when the store is open', () => {
  saveOnboarding('u1', { name: 'Adire Works' })
  forgetOnboarding('u1')
  expect(readOnboarding('u1')).toEqual({})
})

test('ignores what can not be read', () => {
  localStorage.setItem('oja_onboarding_u1', 'not json')
  expect(readOnboarding('u1')).toEqual({})
})
