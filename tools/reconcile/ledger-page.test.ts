import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LEDGER_KINDS } from '../../functions/src/contract/entities/money/ledger'
import { ledgerSealSchema } from '../../functions/src/contract/entities/money/ledger-seal'
import { makeSeal } from '../../functions/src/domain/money/ledger/seal'
import { canonicalJson } from '../../functions/src/domain/orders/transaction/canonical-json'
import { postEntries } from '../../functions/src/domain/orders/transaction/posting/ledger'
import { audit } from '../../tests/support/ledger/ledger-auditor'
import { ROOT } from '../emulators/project'

const page = readFileSync(join(ROOT, 'docs', 'ledger.md'), 'utf8')
const examples = [...page.matchAll(/```(?:json|text)\n([^`]+)\n```\n\nSHA-256: `([0-9a-f]{64})`/g)]
const [charge, fee, lines, seal] = examples.map(([, text = '', sha256 = '']) => ({ text, sha256 }))

test('each SHA-256 of the page is that of the bytes before it', () => {
  expect(examples).toHaveLength(4)
  for (const [, text = '', sha256] of examples) {
    expect(createHash('sha256').update(text, 'utf8').digest('hex')).toBe(sha256)
  }
})

const signed = (example: typeof charge) => ({
  ...JSON.parse(example?.text ?? ''),
  hash: example?.sha256,
})

test('the code posts the entries of the page, and seals them, to the byte', () => {
  const [first, second] = [signed(charge), signed(fee)]
  const at = first.at.seconds * 1_000 + first.at.nanoseconds / 1e6
  const drafts = [first, second].map(({ kind, currency, postings }) => ({
    kind,
    currency,
    postings,
  }))
  const none = { count: 0, head: null }
  const { entries } = postEntries(first.chain, none, first.id.split(':')[1], drafts, at)
  expect(entries.map(canonicalJson)).toEqual([first, second].map(canonicalJson))
  const { from, until, at: sealed_at, problem_count } = JSON.parse(seal?.text ?? '')
  const made = makeSeal(undefined, { from, until }, entries, {
    problem_count,
    now: sealed_at.seconds * 1_000,
  })
  expect(canonicalJson(made)).toBe(canonicalJson(signed(seal)))
  expect(ledgerSealSchema.parse(made).digest).toBe(lines?.sha256)
})

test('a verifier that was written from the page agrees with it', () => {
  const ledger_entries = [signed(charge), signed(fee)]
  const owner = { id: ledger_entries[0].chain, ledger: { count: 2, head: fee?.sha256 } }
  const copy = {
    seal: signed(seal),
    entries: ledger_entries.map(({ id, hash }) => ({ id, hash })),
  }
  const whole = {
    ledger_entries,
    transactions: [owner],
    payouts: [],
    unplaced_money: [],
    debts: [],
    top_ups: [],
    ledger_seals: [signed(seal)],
    copies: { [signed(seal).id]: copy },
  }
  expect(audit(whole)).toEqual([])
  expect(audit({ ...whole, transactions: [] })).not.toEqual([])
})

test('the page names every kind of entry', () => {
  for (const kind of LEDGER_KINDS) expect(page).toContain(`| \`${kind}\` |`)
})
