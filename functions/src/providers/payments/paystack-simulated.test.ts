// The adapter against the simulator: how responses map to the use cases' types.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSimulator } from '../../../../tools/paystack-simulator/simulator'
import { positiveMinorSchema } from '../../contract/amount'
import { providerProblemOf } from '../../ports/provider-problem'
import { createPaystack } from './paystack'

const secretKey = 'sk_test_simulator'
const simulator = createSimulator({ secretKey, webhookUrl: null, stepMs: 1 })
let baseUrl: string
let paystack: ReturnType<typeof createPaystack>
beforeAll(async () => {
  baseUrl = await simulator.listen()
  paystack = createPaystack({ baseUrl, secretKey, timeoutMs: 2_000 })
})
afterAll(() => simulator.close())

let count = 0
const newReference = (): string => {
  count += 1
  return `oja-x-${String(count).padStart(20, '0')}`
}
const control = async (path: string, body: object = {}): Promise<Record<string, unknown>> => {
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(`${baseUrl}/__control${path}`, request)
  return (await response.json()) as Record<string, unknown>
}
const problemOf = async (work: Promise<unknown>) =>
  providerProblemOf(await work.catch((thrown: unknown) => thrown))
const codeOf = async (work: Promise<unknown>) => (await problemOf(work))?.provider_code

const start = (reference: string, amount_minor = 1_500_000) =>
  paystack.initializeTransaction({
    email: 'amaka@example.com',
    amount_minor,
    currency: 'NGN',
    reference,
    callback_url: 'http://127.0.0.1:5173/return',
    metadata: { transaction_id: 'abc' },
  })
const paid = async (amount_minor = 1_000_000, card = 'success'): Promise<string> => {
  const reference = newReference()
  await start(reference, amount_minor)
  await control(`/charges/${reference}/pay`, { card })
  return reference
}
const refund = (reference: string, amount: number, key = newReference()) => {
  const amount_minor = positiveMinorSchema.parse(amount)
  return paystack.createRefund({ reference, amount_minor, currency: 'NGN', key })
}
/** The events since the last call, as parsed by the adapter. */
const events = async () => {
  await simulator.idle()
  return simulator.world.state.webhooks.splice(0).map(({ body }) => {
    const { event, key } = paystack.readEvent(Buffer.from(body))
    return { ...event, key }
  })
}

describe('a charge', () => {
  it('is verified from abandoned to paid, its id with all digits', async () => {
    const reference = newReference()
    await start(reference)
    const unpaid = {
      amount_minor: 1_500_000,
      fees_minor: null,
      metadata: { transaction_id: 'abc' },
    }
    const before = await paystack.verifyTransaction(reference)
    expect(before).toMatchObject({ ...unpaid, state: 'abandoned', domain: 'test', paid_at: null })
    await events()
    await control(`/charges/${reference}/pay`, { amount: 1_400_000 })
    const charge = await paystack.verifyTransaction(reference)
    const amounts = { amount_minor: 1_400_000, requested_amount_minor: 1_500_000 }
    expect(charge).toMatchObject({ ...amounts, state: 'success', fees_minor: 31_000 })
    expect(charge?.paid_at).toBeTypeOf('number')
    expect(Number(charge?.provider_id)).not.toBe(BigInt(charge?.provider_id ?? 0))
    const { provider_id } = charge ?? {}
    expect(await events()).toMatchObject([
      { type: 'charge_succeeded', reference, provider_id, ...amounts },
    ])
    expect(await paystack.fetchTransaction(provider_id ?? '')).toEqual(charge)
  })

  it('is null under an unknown reference, and refused under one that was used', async () => {
    expect(await paystack.verifyTransaction('nobody-knows')).toBeNull()
    const reference = await paid()
    const problem = { is_conclusive: true, provider_code: 'duplicate_reference' }
    expect(await problemOf(start(reference))).toMatchObject(problem)
    const all = await paystack.listCharges()
    expect(all.filter((charge) => charge.reference === reference)).toHaveLength(1)
  })
})

describe('a refund', () => {
  it('is made once for a key, also after a lost response', async () => {
    const reference = await paid()
    await control('/failures', { mode: 'lose-answer', path: '/refund', method: 'POST' })
    expect((await problemOf(refund(reference, 300_000, 'key-1')))?.is_conclusive).toBe(false)
    const again = await refund(reference, 300_000, 'key-1')
    const other = await refund(reference, 400_000, 'key-2')
    expect(await codeOf(refund(reference, 300_001, 'key-1'))).toBe('key_reused')
    const made = await paystack.listRefunds(reference)
    expect(made.map(({ refund_id }) => refund_id)).toEqual([again.refund_id, other.refund_id])
  })

  it.each([
    ['success', ['pending', 'processing', 'processed'], 'reversed'],
    ['refund-fails', ['pending', 'processing', 'failed'], 'success'],
    ['refund-attention', ['pending', 'processing', 'needs_attention'], 'success'],
  ])('with the card %s goes through %j', async (card, states, charge) => {
    const reference = await paid(1_000_000, card)
    await events()
    const { refund_id, state } = await refund(reference, 1_000_000)
    expect(state).toBe(states[0])
    const reported = (await events()).map((event) => 'state' in event && event.state)
    expect(reported).toEqual(states)
    expect((await paystack.fetchRefund(refund_id)).state).toBe(states.at(-1))
    expect((await paystack.verifyTransaction(reference))?.state).toBe(charge)
    const [bank] = await paystack.listBanks()
    const account = { account_number: '0123456789', bank_id: bank?.id ?? '' }
    const retried = paystack.retryRefund(refund_id, account)
    if (card === 'refund-attention') expect((await retried).state).toBe('processing')
    else expect(await problemOf(retried)).toMatchObject({ http_status: 422, is_conclusive: true })
  })
})

describe('a transfer', () => {
  const recipientOf = async (account_number: string) => {
    const account = { name: 'Store', account_number, bank_code: '058' }
    return (await paystack.createRecipient(account)).recipient_code
  }
  const send = (recipient_code: string, reference = newReference()) =>
    paystack.initiateTransfer({
      amount_minor: 200_000,
      recipient_code,
      reference,
      reason: 'Payout',
    })

  it.each([
    ['1234567890', 'success', 'paid'],
    ['0000000001', 'failed', 'not_paid'],
    ['0000000002', 'reversed', 'not_paid'],
    ['0000000003', 'pending', 'open'],
    ['0000000004', 'otp', 'open'],
    ['0000000005', 'blocked', 'not_paid'],
    ['0000000006', 'rejected', 'not_paid'],
    ['0000000007', 'received', 'open'],
  ])('to %s is %s in the end, which means %s', async (account, state, outcome) => {
    await events()
    const recipient_code = await recipientOf(account)
    const started = await send(recipient_code)
    expect(started).toMatchObject({ outcome: 'open', recipient_code: null })
    const reported = (await events()).flatMap((event) => ('state' in event ? [event.state] : []))
    const expected = { state, outcome, recipient_code, fee_minor: 1_000 }
    expect(await paystack.verifyTransfer(started.reference)).toMatchObject(expected)
    expect(reported.at(-1)).toBe(
      ['success', 'failed', 'reversed'].includes(state) ? state : undefined,
    )
  })

  it('is made once for a reference, also after a lost response', async () => {
    const [code, reference] = [await recipientOf('1234567890'), newReference()]
    await control('/failures', { mode: 'lose-answer', path: '/transfer', method: 'POST' })
    expect((await problemOf(send(code, reference)))?.is_conclusive).toBe(false)
    const { transfer_id } = await send(code, reference)
    expect((await send(code, reference)).transfer_id).toBe(transfer_id)
    expect(await paystack.verifyTransfer(newReference())).toBeNull()
    const all = await paystack.listTransfers()
    expect(all.filter((made) => made.reference === reference)).toHaveLength(1)
  })

  it('goes to an account that a bank knows', async () => {
    const banks = await paystack.listBanks()
    expect(banks.find(({ code }) => code === '057')?.name).toBe('Zenith Bank')
    const account = { account_number: '0000000000', bank_code: '057' }
    expect((await paystack.resolveAccount(account))?.account_name).toBe('TEST ACCOUNT')
    for (const change of [{ account_number: '0000000009' }, { bank_code: '999' }]) {
      expect(await paystack.resolveAccount({ ...account, ...change })).toBeNull()
    }
    expect(await codeOf(recipientOf('0000000009'))).toBe('invalid_account_number')
  })

  it('and all else adds up in the balance', async () => {
    const entries = await paystack.listBalanceEntries()
    const sum = entries.reduce((total, { difference_minor }) => total + difference_minor, 0)
    expect(entries[0]?.balance_minor).toBe(sum)
  })
})

describe('a dispute', () => {
  const disputed = async () => {
    const reference = await paid()
    const { id } = await control(`/charges/${reference}/dispute`)
    return { reference, id: String(id) }
  }
  const resolve = async (id: string, resolution: 'merchant-accepted' | 'declined', amount = 0) => {
    const { signed_url, file_name } = await paystack.disputeUploadUrl(id, 'evidence.txt')
    await paystack.uploadDisputeFile(signed_url, 'Delivered', 'text/plain')
    return paystack.resolveDispute(id, {
      resolution,
      message: 'See the evidence',
      refund_amount_minor: amount,
      uploaded_filename: file_name,
    })
  }

  it('is read by the reference of its charge and answered with evidence', async () => {
    await events()
    const { reference, id } = await disputed()
    const state = 'awaiting_merchant_feedback'
    const expected = { dispute_id: id, reference, state, refund_amount_minor: 1_000_000 }
    expect(await paystack.fetchDispute(id)).toMatchObject(expected)
    expect((await paystack.listAllDisputes())[0]).toMatchObject(expected)
    expect((await events()).at(-1)).toMatchObject({ phase: 'created', reference, state })
    const evidence = {
      customer_email: 'a@example.com',
      customer_name: 'Amaka',
      customer_phone: '08030000000',
      service_details: 'Ankara cloth, delivered with the escrow code',
    }
    expect(await paystack.addDisputeEvidence(id, evidence)).toMatch(/^\d+$/)
    expect((await resolve(id, 'declined')).state).toBe('awaiting_bank_feedback')
    expect(await codeOf(resolve(id, 'declined'))).toBe('invalid_dispute_state')
  })

  it('is lost with what we accept', async () => {
    const { id } = await disputed()
    expect(await codeOf(resolve(id, 'merchant-accepted', 1_000_001))).toBe('invalid_amount')
    const expected = { state: 'resolved', refund_amount_minor: 400_000 }
    expect(await resolve(id, 'merchant-accepted', 400_000)).toMatchObject(expected)
    expect(await codeOf(paystack.fetchDispute('999'))).toBe('dispute_not_found')
  })
})

describe('an outage', () => {
  it.each(['error', 'drop', 'garbage'])('of the kind %s leaves no payment', async (mode) => {
    const reference = newReference()
    await control('/failures', { mode })
    expect(await problemOf(start(reference))).toMatchObject({ is_conclusive: false })
    expect(await paystack.verifyTransaction(reference)).toBeNull()
  })

  it.each(['hang', 'slow'])('of the kind %s ends at our timeout', async (mode) => {
    const impatient = createPaystack({ baseUrl, secretKey, timeoutMs: 60 })
    await control('/failures', { mode, delay_ms: 400 })
    const problem = { is_conclusive: false, provider_message: 'TimeoutError' }
    expect(await problemOf(impatient.listBalanceEntries())).toMatchObject(problem)
  })

  it('that passes is not noticed by reads', async () => {
    await control('/failures', { mode: 'error', times: 2 })
    expect((await paystack.listBanks()).length).toBeGreaterThan(0)
  })

  it('that is total is known to have done nothing', async () => {
    const gone = createSimulator({ secretKey, webhookUrl: null })
    const nobody = createPaystack({ baseUrl: await gone.listen(), secretKey })
    await gone.close()
    const account = { name: 'A', account_number: '1', bank_code: '1' }
    const problem = { is_conclusive: true, http_status: null }
    expect(await problemOf(nobody.createRecipient(account))).toMatchObject(problem)
  })
})
