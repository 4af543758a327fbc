import { expect, test } from 'vitest'
import type { EmailLink } from '../../../contract/email-link'
import { readEmailLink, signEmailLink } from './email-link'

const KEY = 'k'.repeat(64)
const LINKS: EmailLink[] = [
  { kind: 'subscribe', email: 'ada@oja.example', name: 'ada', until: 1 },
  { kind: 'unsubscribe', email: 'ada@oja.example' },
  { kind: 'mute', uid: 'ada' },
]

test.each(LINKS)('reads back what it signed: $kind', (link) => {
  expect(readEmailLink(signEmailLink(link, KEY), KEY)).toEqual(link)
})

test('refuses another key, another payload, another signature and what is none', () => {
  const [ada, bola] = ['ada@oja.example', 'bola@oja.example'].map((email) =>
    signEmailLink({ kind: 'unsubscribe', email }, KEY),
  )
  const mixed = `${ada?.split('.')[0]}.${bola?.split('.')[1]}`
  for (const token of [
    mixed,
    `${ada}x`,
    ada?.split('.')[0] ?? '',
    '',
    '.',
    'a.b',
    '\u0000.\u0000',
  ]) {
    expect(readEmailLink(token, KEY)).toBeUndefined()
  }
  expect(readEmailLink(ada ?? '', 'other')).toBeUndefined()
})
