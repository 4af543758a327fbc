import * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import { AppError } from '../contract/api/errors'
import { refuseUnsafe } from './assert-safe-json'

// The small build of zod has no messages of its own.
z.config(en())

type Issue = z.core.$ZodIssue

const at = (base: string, path: PropertyKey[]): string => [base, ...path].filter(Boolean).join('.')

/** A union's own message is useless: returns the issues of the member with the fewest. */
const issuesIn = (issue: Issue): Issue[] => {
  if (issue.code !== 'invalid_union') return [issue]
  const [nearest] = [...issue.errors].sort((a, b) => a.length - b.length)
  return (nearest ?? []).flatMap((inner) =>
    issuesIn({ ...inner, path: [...issue.path, ...inner.path] }),
  )
}

const messagesOf = (issue: Issue): [string, string][] => {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [at('', [...path, key]), 'Unknown field.'])
  }
  return [[at('', path) || 'request', issue.message]]
}

const MAX_FIELDS = 40

/**
 * Returns the value as parsed by its schema.
 * @throws AppError `request/invalid` with each field's message
 */
export const validated = <S extends z.core.$ZodType>(
  schema: S,
  given: unknown,
  name: 'params' | 'query' | 'body',
): z.output<S> => {
  refuseUnsafe(given, name)
  const result = z.safeParse(schema, given)
  if (result.success) return result.data
  const messages = result.error.issues.flatMap(issuesIn).flatMap(messagesOf).slice(0, MAX_FIELDS)
  throw new AppError('request/invalid', { in: name, fields: Object.fromEntries(messages) })
}
