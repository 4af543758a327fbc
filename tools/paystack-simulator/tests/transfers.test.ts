import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEvent } from '../../../functions/src/providers/payments/parse-event'
import { providerProblemOf } from '../../../functions/src/usecases/payment/provider-problem'
import { newReference, openShop, type Shop } from './shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const balance = async () => (await shop.paystack.getBalances())[0]?.balance_minor ?? 0
const recipientOf = async (account_number: string, bank_code = '058') =>
  (await shop.paystack.createRecipient({ name: 'Store', account_number, bank_code })).recipient_code
const transfer = async (account_number: string, changes: Record<string, unknown> = {}) =>
  shop.paystack.initiateTransfer({
    amount_minor: 200_000,
    recipient_code: await recipientOf(account_number),
    reference: newReference(),
    reason: 'Payout',
    ...changes,
  })
const codeOf = async (work: Promise<unknown>) =>
  providerProblemOf(await work.catch((thrown: unknown) => thrown))?.provider_code

describe('banks and accounts', () => {
  it('lists Nigerian banks with their codes, over several pages', async () => {
    const banks = await shop.paystack.listBanks()
    expect(banks.length).toBeGreaterThanOrEqual(25)
    expect(new Set(banks.map((bank) => bank.code)).size).toBe(banks.length)
    expect(banks.find((bank) => bank.code === '057')?.name).toBe('Zenith Bank')
    const response = await shop.send('GET', '/bank?use_cursor=true&perPage=20')
    const { data, meta } = (await response.json()) as { data: unknown[]; meta: { next: string } }
    expect(data).toHaveLength(20)
    const rest = await shop.send('GET', `/bank?use_cursor=true&perPage=20&next=${meta.next}`)
    expect(((await rest.json()) as { data: unknown[] }).data).toHaveLength(banks.length - 20)
  })

  it('gives an account the same name each time, and another to another', async () => {
    const account = { account_number: '0123456789', bank_code: '058' }
    const name = (await shop.paystack.resolveAccount(account))?.account_name
    expect(name).toMatch(/^[A-Z]+ [A-Z]+ [A-Z]+$/)
    expect((await shop.paystack.resolveAccount(account))?.account_name).toBe(name)
  })

  it('gives a registered account its registered name', async () => {
    const account = { account_number: '2233445566', bank_code: '044' }
    await shop.control('/accounts', { ...account, account_name: 'ADUNNI FABRICS LTD' })
    expect((await shop.paystack.resolveAccount(account))?.account_name).toBe('ADUNNI FABRICS LTD')
  })

  it('knows the test account', async () => {
    const account = { account_number: '0000000000', bank_code: '057' }
    expect((await shop.paystack.resolveAccount(account))?.account_name).toBe('TEST ACCOUNT')
  })

  it.each([
    ['0000000009', '058', 422],
    ['123', '058', 422],
    ['0123456789', '999', 400],
  ])('does not know the account %s at the bank %s', async (account_number, bank_code, status) => {
    expect(await shop.paystack.resolveAccount({ account_number, bank_code })).toBeNull()
    const query = new URLSearchParams({ account_number, bank_code })
    expect((await shop.send('GET', `/bank/resolve?${query}`)).status).toBe(status)
  })

  it('gives the same recipient for the same account', async () => {
    expect(await recipientOf('1111111111')).toBe(await recipientOf('1111111111'))
    expect(await recipientOf('1111111111')).not.toBe(await recipientOf('1111111111', '044'))
  })

  it('refuses a recipient with an account that nobody knows', async () => {
    expect(await codeOf(recipientOf('0000000009'))).toBe('invalid_account_number')
  })
})

describe('a transfer', () => {
  it('leaves the balance with its fee, tells the recipient as a number, and succeeds', async () => {
    const before = await balance()
    const started = await transfer('1234567890')
    expect(started).toMatchObject({ state: 'pending', outcome: 'open', recipient_code: null })
    expect(await balance()).toBe(before - 200_000 - 1_000)
    await shop.simulator.settled()
    expect(await shop.paystack.verifyTransfer(started.reference)).toMatchObject({
      state: 'success',
      outcome: 'paid',
      fee_minor: 1_000,
      recipient_code: await recipientOf('1234567890'),
    })
  })

  it.each([
    ['0000000001', 'failed', 'not_paid', true],
    ['0000000002', 'reversed', 'not_paid', true],
    ['0000000003', 'pending', 'open', false],
    ['0000000004', 'otp', 'open', false],
    ['0000000005', 'blocked', 'not_paid', true],
    ['0000000006', 'rejected', 'not_paid', true],
    ['0000000007', 'received', 'open', false],
  ])('to %s ends as %s, which means %s', async (account, state, outcome, isMoneyBack) => {
    const before = await balance()
    const { reference } = await transfer(account)
    await shop.simulator.settled()
    expect(await shop.paystack.verifyTransfer(reference)).toMatchObject({ state, outcome })
    expect(await balance()).toBe(isMoneyBack ? before : before - 201_000)
  })

  it('sends an event for success, failure and reversal and for nothing else', async () => {
    shop.received.length = 0
    for (const account of ['1234567890', '0000000001', '0000000002', '0000000005', '0000000006']) {
      await transfer(account)
      await shop.simulator.settled()
    }
    const states = shop.received
      .map(({ body }) => parseEvent(body))
      .map((event) => (event.type === 'transfer_updated' ? event.state : event.type))
    expect(states).toEqual(['success', 'failed', 'success', 'reversed'])
  })

  it('is made once for a reference, and asked for again it is the answer', async () => {
    const before = await balance()
    const reference = newReference()
    const first = await transfer('1234567890', { reference })
    const again = await transfer('1234567890', { reference })
    expect(again.transfer_id).toBe(first.transfer_id)
    expect(await balance()).toBe(before - 201_000)
  })

  it('is found again after an answer that was lost', async () => {
    const before = await balance()
    const reference = newReference()
    const recipient_code = await recipientOf('1234567890')
    const request = { amount_minor: 200_000, recipient_code, reference, reason: 'Payout' }
    await shop.control('/failures', { mode: 'lose-answer', path: '/transfer', method: 'POST' })
    const lost = shop.paystack.initiateTransfer(request)
    const problem = providerProblemOf(await lost.catch((thrown: unknown) => thrown))
    expect(problem?.is_conclusive).toBe(false)
    expect((await shop.paystack.initiateTransfer(request)).reference).toBe(reference)
    expect(await balance()).toBe(before - 201_000)
  })

  it.each([
    [{ amount_minor: 9_999 }, 'invalid_amount'],
    [{ reference: 'too-short' }, 'invalid_reference'],
    [{ reference: 'OJA-T-UPPER-CASE-REFERENCE' }, 'invalid_reference'],
    [{ reference: `a${'0'.repeat(50)}` }, 'invalid_reference'],
    [{ recipient_code: 'RCP_nobody' }, 'invalid_transfer_recipient'],
    [{ amount_minor: 90_000_000_000 }, 'insufficient_balance'],
  ])('is refused with %j', async (changes, code) => {
    expect(await codeOf(transfer('1234567890', changes))).toBe(code)
  })

  it('is unknown by a reference that nobody used', async () => {
    expect(await shop.paystack.verifyTransfer(newReference())).toBeNull()
  })
})

describe('a transfer that waits for a one-time password', () => {
  it('is abandoned after half an hour, and not before', async () => {
    let now = Date.UTC(2026, 2, 1)
    const other = await openShop({ now: () => now })
    const account = { name: 'Store', account_number: '0000000004', bank_code: '058' }
    const { recipient_code } = await other.paystack.createRecipient(account)
    const reference = newReference()
    const request = { amount_minor: 200_000, recipient_code, reference, reason: 'Payout' }
    await other.paystack.initiateTransfer(request)
    now += 29 * 60_000
    expect((await other.paystack.verifyTransfer(reference))?.state).toBe('otp')
    now += 60_000
    expect((await other.paystack.verifyTransfer(reference))?.outcome).toBe('not_paid')
    expect((await other.paystack.getBalances())[0]?.balance_minor).toBe(100_000_000)
    await other.close()
  })
})

describe('the approval of transfers', () => {
  it.each([
    [200, 'success'],
    [400, 'rejected'],
    [500, 'blocked'],
  ])('answered with %i makes them %s', async (status, state) => {
    const approver = createServer((_message, response) => response.writeHead(status).end())
    await new Promise<void>((resolve) => approver.listen(0, '127.0.0.1', resolve))
    const { port } = approver.address() as AddressInfo
    shop.simulator.world.settings.approvalUrl = `http://127.0.0.1:${port}/approve`
    const { reference } = await transfer('1234567890')
    await shop.simulator.settled()
    expect((await shop.paystack.verifyTransfer(reference))?.state).toBe(state)
    shop.simulator.world.settings.approvalUrl = null
    await new Promise((resolve) => approver.close(resolve))
  })
})

describe('the balance ledger', () => {
  it('adds up to the balance, from the float on', async () => {
    const entries = await shop.paystack.listBalanceEntries()
    expect(entries.at(-1)).toMatchObject({ model: 'Topup', difference_minor: 100_000_000 })
    expect(entries.reduce((sum, entry) => sum + entry.difference_minor, 0)).toBe(await balance())
    expect(entries[0]?.balance_minor).toBe(await balance())
  })
})
