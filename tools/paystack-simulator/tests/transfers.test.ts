import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newReference, type Started, startSimulator } from './support'

let paystack: Started
beforeAll(async () => {
  paystack = await startSimulator()
})
afterAll(() => paystack.close())

const addRecipient = (account_number: string, bank_code = '058') =>
  paystack.api('POST', '/transferrecipient', {
    type: 'nuban',
    name: 'Ada',
    account_number,
    bank_code,
    currency: 'NGN',
  })
const transfer = async (account_number: string, changes: object = {}) => {
  const recipient = (await addRecipient(account_number)).data.recipient_code
  const reference = newReference()
  const body = { source: 'balance', amount: 200_000, recipient, reference, ...changes }
  return paystack.api('POST', '/transfer', body)
}
const verify = (reference: string) => paystack.get(`/transfer/verify/${reference}`)
const resolve = (account_number: string, bank_code: string) =>
  paystack.api('GET', `/bank/resolve?${new URLSearchParams({ account_number, bank_code })}`)

describe('banks', () => {
  it('are listed after a cursor', async () => {
    const { data, meta } = await paystack.api('GET', '/bank?use_cursor=true&perPage=20')
    expect(data).toHaveLength(20)
    const rest = await paystack.api('GET', `/bank?use_cursor=true&perPage=20&next=${meta.next}`)
    expect(rest.meta.next).toBeNull()
    const codes = [...data, ...rest.data].map(({ code }: { code: string }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes).toContain('057')
  })

  it('resolve each account to a name of its own, or to the registered one', async () => {
    const { data } = await resolve('0123456789', '058')
    expect(data.account_name).toMatch(/^[A-Z]+ [A-Z]+ [A-Z]+$/)
    expect((await resolve('0123456789', '058')).data).toEqual(data)
    expect((await resolve('0000000000', '057')).data.account_name).toBe('TEST ACCOUNT')
    const account = { bank_code: '044', account_number: '2233445566', account_name: 'ADA LTD' }
    await paystack.control('/accounts', account)
    expect((await resolve('2233445566', '044')).data.account_name).toBe('ADA LTD')
  })

  it.each([
    ['0000000009', '058', 422],
    ['123', '058', 422],
    ['0123456789', '999', 400],
  ])('do not know the account %s at %s', async (account_number, bank_code, http) => {
    expect((await resolve(account_number, bank_code)).http).toBe(http)
    const refused = await addRecipient(account_number, bank_code)
    expect(refused.code).toBe('invalid_account_number')
  })

  it('have one recipient for each account', async () => {
    const first = await addRecipient('1111111111')
    expect((await addRecipient('1111111111')).data).toEqual(first.data)
    const other = await addRecipient('1111111111', '044')
    expect(other.data.recipient_code).not.toBe(first.data.recipient_code)
  })
})

describe('a transfer', () => {
  it('takes its amount and fee, with the recipient as a number first and whole later', async () => {
    const before = await paystack.balance()
    const { data } = await transfer('1234567890')
    expect(data.status).toBe('pending')
    expect(data.recipient).toBeTypeOf('number')
    expect(await paystack.balance()).toBe(before - 201_000)
    await paystack.events()
    expect(await verify(data.reference)).toMatchObject({
      status: 'success',
      fee_charged: 1_000,
      recipient: { details: { account_number: '1234567890', bank_code: '058' } },
    })
  })

  it.each([
    ['1234567890', 'success', ['transfer.success'], false],
    ['0000000001', 'failed', ['transfer.failed'], true],
    ['0000000002', 'reversed', ['transfer.success', 'transfer.reversed'], true],
    ['0000000003', 'pending', [], false],
    ['0000000005', 'blocked', [], true],
    ['0000000006', 'rejected', [], true],
    ['0000000007', 'received', [], false],
  ])('to %s ends as %s with the events %j', async (account, status, names, isMoneyBack) => {
    await paystack.events()
    const before = await paystack.balance()
    const { data } = await transfer(account)
    expect((await paystack.events()).map(({ event }) => event)).toEqual(names)
    expect((await verify(data.reference)).status).toBe(status)
    expect(await paystack.balance()).toBe(isMoneyBack ? before : before - 201_000)
  })

  it('that waits for a one-time password is abandoned after half an hour', async () => {
    const before = await paystack.balance()
    const { reference } = (await transfer('0000000004')).data
    await paystack.control('/clock', { advance_ms: 30 * 60_000 - 1_000 })
    expect((await verify(reference)).status).toBe('otp')
    await paystack.control('/clock', { advance_ms: 1_000 })
    expect((await verify(reference)).status).toBe('abandoned')
    expect(await paystack.balance()).toBe(before)
  })

  it('is made once for a reference', async () => {
    const { data } = await transfer('1234567890')
    const before = await paystack.balance()
    const again = await transfer('1234567890', { reference: data.reference })
    expect(again.code).toBe('duplicate_reference')
    expect(await paystack.balance()).toBe(before)
  })

  it.each([
    [{ amount: 9_999 }, 'invalid_amount'],
    [{ reference: 'too-short' }, 'invalid_reference'],
    [{ reference: 'UPPER-CASE-REFERENCE' }, 'invalid_reference'],
    [{ reference: `a${'0'.repeat(50)}` }, 'invalid_reference'],
    [{ recipient: 'RCP_nobody' }, 'invalid_transfer_recipient'],
    [{ source: 'elsewhere' }, 'invalid_params'],
    [{ amount: 90_000_000_000 }, 'insufficient_balance'],
  ])('is refused with %j', async (changes, code) => {
    expect((await transfer('1234567890', changes)).code).toBe(code)
  })

  it.each([
    [200, 'success'],
    [400, 'rejected'],
    [500, 'blocked'],
  ])('is %i by the approval URL and then %s', async (http, status) => {
    const approver = createServer((_message, response) => response.writeHead(http).end())
    await new Promise<void>((done) => approver.listen(0, '127.0.0.1', done))
    const { settings } = paystack.simulator.world
    settings.approvalUrl = `http://127.0.0.1:${(approver.address() as AddressInfo).port}`
    const { data } = await transfer('1234567890')
    await paystack.events()
    expect((await verify(data.reference)).status).toBe(status)
    settings.approvalUrl = null
    await new Promise((done) => approver.close(done))
  })

  it('waits for a one-time password where transfers are confirmed', async () => {
    await paystack.control('/settings', { confirms_transfers: true })
    const { reference, status } = (await transfer('1234567890')).data
    await paystack.control('/settings', { confirms_transfers: false })
    expect([status, (await verify(reference)).status]).toEqual(['otp', 'otp'])
    await paystack.control(`/transfers/${reference}`, { status: 'success' })
    expect((await verify(reference)).status).toBe('success')
  })

  it.each([
    [false, 201_000],
    [true, 200_000],
  ])('reversed later, with the fee kept: %s, brings back %i', async (keeps, back) => {
    const { reference } = (await transfer('1234567890')).data
    await paystack.events()
    await paystack.control('/settings', { keeps_reversed_fee: keeps })
    const before = await paystack.balance()
    const move = (status: string) => paystack.control(`/transfers/${reference}`, { status })
    expect((await move('failed')).http).toBe(400)
    expect((await move('reversed')).http).toBe(200)
    expect((await move('reversed')).http).toBe(400)
    expect(await paystack.balance()).toBe(before + back)
  })
})

it('keeps a ledger that adds up to the balance, from the float on', async () => {
  type Entry = { difference: number; balance: number }
  const entries: Entry[] = await paystack.get('/balance/ledger?perPage=100')
  expect(entries.at(-1)).toMatchObject({ model_responsible: 'Topup', difference: 100_000_000 })
  const sum = entries.reduce((total, { difference }) => total + difference, 0)
  expect([sum, entries[0]?.balance]).toEqual(Array(2).fill(await paystack.balance()))
})
