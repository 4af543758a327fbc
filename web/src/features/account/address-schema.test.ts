import { phoneSchema } from '@contract/text/phone'
import { describe, expect, it } from 'vitest'
import { addressSchema } from './address-schema'

const filled = {
  recipient_name: 'Ada Obi',
  phone: '08031234567',
  address: '14 Balogun Street',
  city: 'Lagos Island',
  state: 'Lagos',
}

describe('an address', () => {
  it.each([
    [{ recipient_name: 'A' }, 'Enter who receives the goods.'],
    [{ phone: '12345' }, 'Enter a Nigerian mobile number, such as 08031234567.'],
    [{ address: '14' }, 'Enter the house number and the street.'],
    [{ city: '' }, 'Choose a local government area.'],
    [{ state: '' }, 'Choose a state.'],
  ])('is refused with %j: %s', (wrong, text) => {
    const issues = addressSchema.safeParse({ ...filled, ...wrong }).error?.issues ?? []
    expect(issues[0]?.message).toBe(text)
  })

  it('is taken when it is whole', () => {
    expect(addressSchema.parse(filled)).toEqual({ ...filled, phone: '+2348031234567' })
  })

  it.each(['08031234567', '0803 123 4567', '+2348031234567', '06031234567', '0803123456'])(
    'has a phone number exactly where the contract takes it: %s',
    (phone) => {
      const isTaken = addressSchema.safeParse({ ...filled, phone }).success
      expect(isTaken).toBe(phoneSchema.safeParse(phone).success)
    },
  )
})
