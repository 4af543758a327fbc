import type * as z from 'zod/mini'
import { groupDigits } from '../money'
import { NOT_VALID } from './wordless'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const EXPECTED: Record<string, string> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  object: 'This must be an object.',
  record: 'This must be an object.',
}

const FORMATS: Record<string, string> = {
  email: 'Enter an email address, such as ada@example.com.',
  url: 'Enter a web address that starts with https://.',
}

const MAX_NAMED = 12

/** Says how many of what are too few or too many: characters of a text, items of a list. */
const amountText = (origin: string, word: 'least' | 'most', limit: number | bigint): string => {
  const number = groupDigits(Number(limit))
  const isOne = number === '1'
  if (origin === 'string') {
    return isOne && word === 'least'
      ? 'This can’t be empty.'
      : `Use at ${word} ${number} ${isOne ? 'character' : 'characters'}.`
  }
  if (origin === 'array' || origin === 'set') return `Give at ${word} ${number}.`
  return `This must be at ${word} ${number}.`
}

const typeText = (expected: string, input: unknown): string =>
  input === undefined ? 'This is missing.' : (EXPECTED[expected] ?? NOT_VALID)

/** What a field's refusal says if its schema has no words of its own. */
export const fieldText = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return typeText(issue.expected, issue.input)
    case 'too_small':
      return amountText(issue.origin, 'least', issue.minimum)
    case 'too_big':
      return amountText(issue.origin, 'most', issue.maximum)
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This is not written as expected.'
    case 'invalid_value':
      return issue.values.length > MAX_NAMED
        ? 'This is none of the known values.'
        : `Use one of: ${issue.values.map(String).join(', ')}.`
    case 'unrecognized_keys':
      return `Unknown: ${issue.keys.slice(0, MAX_NAMED).join(', ')}.`
    default:
      return NOT_VALID
  }
}
