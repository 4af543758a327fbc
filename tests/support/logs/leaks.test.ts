import { describe, expect, test } from 'vitest'
import { kindsOf, leakIn } from './leaks'
import { wholeOf } from './test-log'

/** Kept apart from its words, so that no file in the repository looks as if it contained a key. */
const DASHES = '-'.repeat(5)
const TOKEN = 'eyJhbGciOiJub25lIn0.eyJ1c2VyX2lkIjoiYWJjIn0.'

describe('a line of a log', () => {
  test.each([
    ['ID token', `could not verify ${TOKEN}`],
    ['bearer token', 'sent Authorization Bearer abcdefgh1234'],
    ['Paystack key', 'refused with sk_test_oja_simulator'],
    ['private key', `${DASHES}BEGIN RSA PRIVATE KEY${DASHES}`],
    ['code of an emailed link', 'GET /auth/action?mode=verifyEmail&oobCode=ooBL2N8T7'],
    ['checkout address', 'went to https://checkout.paystack.com/0peioxfhpn'],
    ['email address', 'no mailbox ngozi.eze@oja.example'],
    ['email address', 'GET /auth/login?for=ngozi%40oja.example'],
    ['phone number', '{"text":"call\\n08031234567"}'],
    ['phone number', 'call +2348031234567 now'],
    ['account number', 'no such account: 0123456789'],
    ['field of a secret', '{"password":"a good one"}'],
    ['field of a secret', "{ push_token: 'dGVzdA' }"],
    ['field of a secret', '{"authorization_url":"http://127.0.0.1/checkout/abc"}'],
  ])('is found to hold an %s', (kind, line) => {
    expect(leakIn(line)?.kinds).toContain(kind)
  })

  test.each([
    'A ledger entry was posted {"entry":"y1gdvetcp583j2ix6tr3:3-approve:0","kind":"release"}',
    'auth/invalid-token {"request_id":"0f9c9b3e-7d8e-4d7a-9e62-d1c5e5a0b1c2"}',
    'The response breaks its schema {"fields":["email: invalid_type"]}',
    'at work (file:///srv/node_modules/@google-cloud/firestore/build/src/index.js:1204:31)',
    '{"at":{"seconds":1789456123,"nanoseconds":0}}',
    'GET /checkout/return?trxref=oja-p-y1gdvetcp583j2ix6tr3 HTTP/1.1" 200 123456',
    'A task is dead {"id":"a1-refund","error":"POST /refund: Transaction not found"}',
  ])('may say: %s', (line) => {
    expect(leakIn(line)).toBeUndefined()
  })

  test('is shown with what it holds taken out', () => {
    const leak = leakIn(`{"email":"ngozi@oja.example","token":"${TOKEN}"}`)
    expect(leak?.line).not.toMatch(/ngozi|eyJ/)
    expect(leak?.kinds).toEqual(expect.arrayContaining(['ID token', 'email address']))
  })
})

describe('the secrets of one run', () => {
  const known = kindsOf([
    { kind: 'escrow code', value: '402817' },
    { kind: 'checkout address', value: 'http://127.0.0.1:4010/pay/abc?x=1' },
  ])

  test('are found wherever they stand alone', () => {
    expect(leakIn('the code was 402817.', known)?.kinds).toEqual(['escrow code'])
    expect(leakIn('sent to http://127.0.0.1:4010/pay/abc?x=1', known)?.kinds).toEqual([
      'checkout address',
    ])
  })

  test('are not seen in longer numbers', () => {
    expect(leakIn('took 1402817 ns', known)).toBeUndefined()
  })

  test('are told from numbers of a field', () => {
    expect(leakIn('{"late_s":402817}', known)).toBeUndefined()
    expect(leakIn(wholeOf({ late_s: 402_817 }), known)).toBeUndefined()
    for (const line of ['{"note":"402817"}', wholeOf({ note: '402817' })]) {
      expect(leakIn(line, known)?.kinds).toEqual(['escrow code'])
    }
  })

  test('are told from the number of a seal', () => {
    expect(leakIn('{"sealed":"2026-11-30-402817"}', known)).toBeUndefined()
    expect(leakIn('{"sealed":"2026-11-30","note":"402817"}', known)?.kinds).toEqual(['escrow code'])
  })

  test('mean nothing where there are none', () => {
    expect(leakIn('anything', kindsOf([]))).toBeUndefined()
  })
})
