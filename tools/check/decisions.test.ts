import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decisionFiles, decisionIndex, decisionOf, INDEX } from './decisions'

const TOP = '# 0200. One total\n\nArea: orders\n\n'

test('the list of decisions is what they say: npm run check -- --write-decisions', () => {
  expect(readFileSync(INDEX, 'utf8')).toBe(decisionIndex())
})

test('a number is one decision’s', () => {
  const numbers = decisionFiles().map((file) => file.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('a decision is amended by newer ones that its top names', () => {
  const text = `${TOP}Amended by [0203](0203-x.md): more, as [0100](0100-y.md) has it.\n\n## Context\n[0204]\n`
  expect(decisionOf('0200-one-total.md', text)).toMatchObject({
    title: 'One total',
    amended_by: ['0203'],
    is_replaced: false,
  })
})

test('a decision has 40 lines at most', () => {
  const text = `${TOP}## Context\n${'One.\n'.repeat(35)}`
  expect(decisionOf('0200-one-total.md', text)).toMatchObject({ number: '0200' })
})

test.each([
  ['another number', '0201-one-total.md', `${TOP}## Context\n`],
  ['no area', '0200-one-total.md', '# 0200. One total\n\n## Context\n'],
  ['an unknown area', '0200-one-total.md', `${TOP.replace('orders', 'music')}## Context\n`],
  ['another heading', '0200-one-total.md', `${TOP.replace('0200. ', '')}## Context\n`],
  ['41 lines', '0200-one-total.md', `${TOP}## Context\n${'One.\n'.repeat(36)}`],
])('a decision with %s is refused', (_, file, text) => {
  expect(() => decisionOf(file, text)).toThrow(file)
})
