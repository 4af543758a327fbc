import { describe, expect, it } from 'vitest'
import { eventKey, parseEvent } from './parse-event'

const bytes = (event: string, data: unknown) => Buffer.from(JSON.stringify({ event, data }))
const charge = {
  id: 302961,
  domain: 'test',
  status: 'success',
  reference: 'oja-p-00000000001',
  amount: 1_000_000,
  requested_amount: 1_000_000,
  currency: 'NGN',
  metadata: 0,
  fees: null,
}
const refund = {
  status: 'processed',
  transaction_reference: 'oja-p-00000000001',
  refund_reference: null,
  amount: '1000000',
  currency: 'NGN',
  domain: 'test',
}
const dispute = {
  id: 358950,
  refund_amount: 5800,
  currency: 'NGN',
  status: 'awaiting-merchant-feedback',
  resolution: null,
  domain: 'test',
  transaction: { id: 5_991_760, reference: 'oja-p-00000000001', amount: 5800, metadata: '' },
  transaction_reference: null,
  category: null,
  dueAt: '2026-03-01T18:00:00.000Z',
  resolvedAt: null,
}

describe('parseEvent', () => {
  it('reads a charge, an id beyond 2^53 included', () => {
    const text = JSON.stringify({ event: 'charge.success', data: charge })
    const body = Buffer.from(text.replace('302961', '18446744073709551615'))
    expect(parseEvent(body)).toEqual({
      type: 'charge_succeeded',
      reference: 'oja-p-00000000001',
      amount_minor: 1_000_000,
      requested_amount_minor: 1_000_000,
      currency: 'NGN',
      provider_id: '18446744073709551615',
      domain: 'test',
    })
  })

  it.each(['pending', 'processing', 'processed', 'failed'])(
    'reads a refund that is %s',
    (status) => {
      expect(parseEvent(bytes(`refund.${status}`, { ...refund, status }))).toMatchObject({
        type: 'refund_updated',
        reference: 'oja-p-00000000001',
        refund_id: null,
        state: status,
        amount_minor: 1_000_000,
      })
    },
  )

  it('reads a refund that needs attention, its amount a number and its id told', () => {
    const data = { ...refund, status: 'needs-attention', amount: 5000, id: 77 }
    expect(parseEvent(bytes('refund.needs-attention', data))).toMatchObject({
      state: 'needs_attention',
      refund_id: '77',
      amount_minor: 5000,
    })
  })

  it.each([
    ['success', 'paid'],
    ['failed', 'not_paid'],
    ['reversed', 'not_paid'],
  ])('reads a transfer that is %s as %s', (status, outcome) => {
    const data = {
      status,
      reference: 'oja-t-0000000001',
      transfer_code: 'TRF_1',
      amount: 30_000,
      domain: 'test',
      recipient: { recipient_code: 'RCP_1' },
    }
    expect(parseEvent(bytes(`transfer.${status}`, data))).toMatchObject({
      type: 'transfer_updated',
      reference: 'oja-t-0000000001',
      state: status,
      outcome,
    })
  })

  it.each([
    ['create', 'created'],
    ['remind', 'reminded'],
    ['resolve', 'resolved'],
  ])('reads charge.dispute.%s by the reference of its transaction', (name, phase) => {
    expect(parseEvent(bytes(`charge.dispute.${name}`, dispute))).toMatchObject({
      type: 'dispute_updated',
      phase,
      dispute_id: '358950',
      reference: 'oja-p-00000000001',
      due_at: Date.UTC(2026, 2, 1, 18),
      state: 'awaiting_merchant_feedback',
      refund_amount_minor: 5800,
    })
  })

  it('reads a transfer that was sent back by the id of its charge, as the provider shows it', () => {
    const bank_transfer = {
      amount: '30000',
      message: 'incorrect amount sent',
      message_type: 'INCORRECT_AMOUNT',
      transaction_id: '3103959930',
    }
    const customer = { id: 138492368, email: 'test@amount.com', domain: 'test' }
    expect(parseEvent(bytes('bank.transfer.rejected', { bank_transfer, customer }))).toEqual({
      type: 'transfer_rejected',
      provider_id: '3103959930',
      message_type: 'INCORRECT_AMOUNT',
      amount_minor: 30_000,
    })
  })

  it.each(['dedicatedaccount.assign.success', 'subscription.create', '__proto__', 'toString'])(
    'lets the event %s be unknown without a problem',
    (event) => {
      expect(parseEvent(bytes(event, {}))).toMatchObject({ type: 'unknown', event, problem: null })
    },
  )

  it.each([
    { ...charge, amount: -5 },
    { ...charge, amount: '10.5' },
    { ...charge, reference: 7 },
    { ...charge, domain: 'moon' },
    null,
    [],
  ])('names the problem of a charge that is not of the agreed form', (data) => {
    const event = parseEvent(bytes('charge.success', data))
    expect(event).toMatchObject({ type: 'unknown', event: 'charge.success' })
    expect(event.type === 'unknown' && event.problem !== null).toBe(true)
  })

  it.each(['\ud800', 'a\u0000b'])(
    'keeps nothing of a charge whose reference is no text',
    (reference) => {
      const event = parseEvent(bytes('charge.success', { ...charge, reference }))
      expect(event).toMatchObject({ type: 'unknown', event: 'charge.success' })
      expect(parseEvent(bytes(`x${reference}`, {}))).toMatchObject({ event: '' })
    },
  )

  it.each(['', '{', 'null', '[]', '"x"', '{"data":{}}', '\u0000'])('never throws on %j', (text) => {
    const event = parseEvent(Buffer.from(text))
    expect(event).toMatchObject({ type: 'unknown', event: '', problem: 'not an event' })
  })
})

describe('eventKey', () => {
  const keyOf = (event: string, data: unknown) => eventKey(parseEvent(bytes(event, data)))

  it('is the same for each delivery of an event, however it is written', () => {
    const written = Buffer.from(JSON.stringify({ data: charge, event: 'charge.success' }, null, 2))
    expect(eventKey(parseEvent(written))).toBe(keyOf('charge.success', charge))
  })

  it('distinguishes each step of a refund and each refund', () => {
    const keys = [
      keyOf('refund.pending', { ...refund, status: 'pending' }),
      keyOf('refund.processed', refund),
      keyOf('refund.processed', { ...refund, id: 5 }),
      keyOf('refund.processed', { ...refund, id: 6 }),
      keyOf('refund.processed', { ...refund, amount: 10 }),
      keyOf('charge.dispute.create', dispute),
      keyOf('charge.dispute.remind', dispute),
      keyOf('something.new', { a: 1 }),
      keyOf('something.new', { a: 2 }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('may always be the id of a document', () => {
    const nasty = { ...charge, reference: '../a/b é' }
    expect(keyOf('charge.success', nasty)).toMatch(/^[\w.=:-]+$/)
    expect(keyOf('a/b', {})).toMatch(/^[\w.=:-]+$/)
  })
})
