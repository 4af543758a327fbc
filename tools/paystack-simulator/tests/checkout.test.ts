import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_CARDS } from '../test-cards'
import { initialize, type Started, startSimulator } from './support'

let paystack: Started
beforeAll(async () => {
  paystack = await startSimulator({ merchantName: 'Ada <Shop>' })
})
afterAll(() => paystack.close())

const open = async (changes: object = {}) => {
  const callback_url = 'http://127.0.0.1:5173/return?from=shop'
  const { reference, data } = await initialize(paystack, { callback_url, ...changes })
  return { reference, path: `/checkout/${data.access_code}` }
}
const page = async (path: string) => (await fetch(paystack.url + path)).text()
const statusOf = async (reference: string): Promise<string> =>
  (await paystack.get(`/transaction/verify/${reference}`)).status
const cardFields = (key: string, changes: Record<string, string> = {}) => {
  const card = TEST_CARDS.find((known) => known.key === key)
  return { number: card?.number ?? '', cvv: card?.cvv ?? '', expiry: '12/30', ...changes }
}
const returnUrl = (reference: string) =>
  `http://127.0.0.1:5173/return?from=shop&trxref=${reference}&reference=${reference}`

describe('the checkout page', () => {
  it('shows merchant and amount, says that no money moves, and needs no script', async () => {
    const { path, reference } = await open()
    const response = await fetch(paystack.url + path)
    const text = await response.text()
    for (const shown of ['₦15,000.00', 'Ada &lt;Shop&gt;', 'no money moves', 'name="viewport"']) {
      expect(text).toContain(shown)
    }
    expect(text).not.toMatch(/<script|<style|style=| on\w+=/)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page('/simulator.css')).toContain('.card {')
    expect(await statusOf(reference)).toBe('ongoing')
  })

  it('lists the test cards and fills the fields with the chosen one', async () => {
    const { path } = await open()
    const text = await page(`${path}?card=declined`)
    for (const { number, cvv } of TEST_CARDS) {
      expect(text.replaceAll(/(\d) (?=\d)/g, '$1')).toContain(`${number} &middot; ${cvv}`)
    }
    expect(text).toContain('value="4084 0800 0000 5408"')
  })

  it('offers only the channels that the merchant allows', async () => {
    const { path } = await open({ channels: ['bank_transfer'] })
    const text = await page(`${path}?method=card`)
    expect(text).toContain('Account number')
    expect(text).not.toContain('name="cvv"')
  })

  it('is not found for an unknown access code', async () => {
    expect((await fetch(`${paystack.url}/checkout/nothing`)).status).toBe(404)
  })
})

describe('paying by card', () => {
  it('returns to the merchant with the reference, and is possible only once', async () => {
    const { path, reference } = await open()
    const response = await paystack.form(`${path}/card`, cardFields('success'))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(returnUrl(reference))
    expect(await statusOf(reference)).toBe('success')
    const again = await paystack.form(`${path}/card`, cardFields('success'))
    expect(await again.text()).toContain('Already paid')
    const { ledger, charges } = paystack.simulator.world.state
    const row = String(charges.get(reference)?.id)
    expect(ledger.filter((entry) => entry.row === row)).toHaveLength(2)
  })

  it('and closing the page pays without returning', async () => {
    const { path, reference } = await open()
    const fields = { ...cardFields('success'), after: 'close' }
    expect((await paystack.form(`${path}/card`, fields)).status).toBe(200)
    expect(await statusOf(reference)).toBe('success')
  })

  it('asks for the PIN and then for the one-time password if the card wants them', async () => {
    const { path, reference } = await open()
    const started = await paystack.form(`${path}/card`, cardFields('otp'))
    expect(await started.text()).toContain('Card PIN')
    const afterPin = await paystack.form(`${path}/secret`, { secret: '1234' })
    expect(await afterPin.text()).toContain('One-time password')
    expect(await statusOf(reference)).toBe('ongoing')
    expect((await paystack.form(`${path}/secret`, { secret: '123456' })).status).toBe(303)
    expect(await statusOf(reference)).toBe('success')
  })

  it('fails with a wrong PIN, and a PIN alone pays nothing', async () => {
    const { path, reference } = await open()
    expect((await paystack.form(`${path}/secret`, { secret: '1111' })).status).toBe(400)
    await paystack.form(`${path}/card`, cardFields('pin'))
    expect((await paystack.form(`${path}/secret`, { secret: '9999' })).status).toBe(402)
    expect(await statusOf(reference)).toBe('failed')
  })

  it.each([
    ['declined', {}, 402, 'Declined'],
    ['insufficient', {}, 402, 'Insufficient Funds'],
    ['success', { cvv: '000' }, 402, 'Incorrect CVV'],
    ['success', { expiry: '13/30' }, 400, 'MM/YY'],
    ['success', { number: '4111111111111111' }, 400, 'test cards'],
  ])('fails with the card %s and %j', async (key, changes, status, text) => {
    const { path, reference } = await open()
    const response = await paystack.form(`${path}/card`, cardFields(key, changes))
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(text)
    expect(await statusOf(reference)).not.toBe('success')
  })
})

describe('paying by bank transfer', () => {
  it.each([
    ['sent', 303, 'success'],
    ['close', 200, 'success'],
    ['later', 303, 'pending'],
  ])('with %s is %i and %s', async (answer, http, status) => {
    const { path, reference } = await open()
    expect((await paystack.form(`${path}/transfer`, { answer })).status).toBe(http)
    expect(await statusOf(reference)).toBe(status)
  })

  it.each([
    [{ answer: 'rejected', amount: '10.50' }, 0, '1050', 'INCORRECT_AMOUNT'],
    [{ answer: 'late' }, 0, '1500000', 'ACCOUNT_EXPIRED'],
    [{ answer: 'sent' }, 30 * 60_000, '1500000', 'ACCOUNT_EXPIRED'],
  ])('%j after %i ms is returned by the bank', async (fields, waited, amount, message_type) => {
    const { path, reference } = await open()
    await paystack.events()
    const before = await paystack.balance()
    await paystack.control('/clock', { advance_ms: waited })
    expect((await paystack.form(`${path}/transfer`, fields)).status).toBe(402)
    const { id, status } = await paystack.get(`/transaction/verify/${reference}`)
    expect(status).toBe('ongoing')
    expect(await paystack.balance()).toBe(before)
    const bank_transfer = { amount, message_type, transaction_id: id }
    expect(await paystack.events()).toMatchObject([
      { event: 'bank.transfer.rejected', data: { bank_transfer } },
    ])
  })

  it('with a wrong amount that is accepted counts that amount', async () => {
    const { path, reference } = await open()
    await paystack.form(`${path}/transfer`, { answer: 'accepted', amount: '10.50' })
    expect(await paystack.get(`/transaction/verify/${reference}`)).toMatchObject({
      status: 'success',
      amount: 1_050,
      requested_amount: 1_500_000,
    })
  })

  it.each(['', '-5', '1.234', 'abc'])('refuses %j as an amount', async (amount) => {
    const { path, reference } = await open()
    const fields = { answer: 'accepted', amount }
    expect((await paystack.form(`${path}/transfer`, fields)).status).toBe(400)
    expect(await statusOf(reference)).not.toBe('success')
  })
})

describe('not paying', () => {
  it('by cancelling returns to the merchant and leaves the transaction abandoned', async () => {
    const { path, reference } = await open()
    const response = await paystack.form(`${path}/cancel`)
    expect(response.headers.get('location')).toBe(returnUrl(reference))
    expect(await statusOf(reference)).toBe('abandoned')
    const metadata = JSON.stringify({ cancel_action: 'https://shop.example/cart' })
    const other = await paystack.form(`${(await open({ metadata })).path}/cancel`)
    expect(other.headers.get('location')).toBe('https://shop.example/cart')
  })

  it('by declining fails the transaction and leaves the page open for another try', async () => {
    const { path, reference } = await open()
    expect(await (await paystack.form(`${path}/decline`)).text()).toContain('Declined')
    expect(await statusOf(reference)).toBe('failed')
  })
})

describe.each([
  ['bank', 'OPay'],
  ['ussd', '*737*50*15000*'],
])('paying by %s', (channel, shown) => {
  const send = (path: string, answer: string) => paystack.form(`${path}/${channel}`, { answer })

  it('is offered alone where the merchant allows nothing else, and goes through', async () => {
    const { path, reference } = await open({ channels: [channel] })
    const text = await page(path)
    expect(text).toContain(shown)
    expect(text).not.toContain('Account number')
    const response = await send(path, 'approved')
    expect(response.headers.get('location')).toBe(returnUrl(reference))
    const charge = await paystack.get(`/transaction/verify/${reference}`)
    expect([charge.status, charge.channel]).toEqual(['success', channel])
  })

  it('may be refused, and answered later', async () => {
    const { path, reference } = await open({ channels: [channel] })
    expect((await send(path, 'refused')).status).toBe(402)
    expect(await statusOf(reference)).toBe('failed')
    expect((await send(path, 'later')).status).toBe(303)
    expect(await statusOf(reference)).toBe('pending')
  })
})
