import { describe, expect, it } from 'vitest'
import { asksToPayOutside } from './pays-outside'

describe('asksToPayOutside', () => {
  it.each([
    'Send it to 0123456789 GTBank',
    'My number is 012 345 6789, Access',
    'GTB 0123-456-789',
    'Please transfer to my account and I will ship today',
    'Pay into our bank account first',
    'What is your account number?',
    'Let us pay outside Oja, it is cheaper',
    'We can do this outside the app',
    'Pay me directly and skip the fee',
    'You can send it to my Opay',
    'Pay with USDT',
    'Let us do it without escrow',
    'WhatsApp me on 08031234567',
    'Whats app: 0803 123 4567',
    'Chat me on WhatsApp',
    'https://wa.me/2348031234567',
    'CASH ONLY, PAYMENT OUTSIDE THE SITE',
  ])('warns of %j', (text) => {
    expect(asksToPayOutside(text)).toBe(true)
  })

  it.each([
    'Good day, is the indigo one still there?',
    'I need 12 yards by the 24th of November 2026',
    'The total is NGN 1,250,000.00',
    'It costs 1,234,567,890 kobo',
    'My phone for the courier is 08031234567',
    'Call +2348031234567 at the gate',
    'The tracking number is 1234567890',
    'Waybill 0123456789 with GIG',
    'Your order OJA-2026-0001 is on its way',
    'I will leave it outside your gate',
    'I paid yesterday, the money is in escrow',
    'Can you send the other colour?',
    'Take this into account when you cut it',
    'Thank you for the transfer of my number to the courier',
    '',
  ])('is quiet about %j', (text) => {
    expect(asksToPayOutside(text)).toBe(false)
  })
})
