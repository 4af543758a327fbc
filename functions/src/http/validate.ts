import * as z from 'zod/mini'
import { AppError } from '../contract/api/errors'
import { fieldText } from '../contract/text/field-text'
import { textProblem } from '../contract/text/unsafe-text'

const MAX_DEPTH = 32
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

type Step = { value: unknown; path: string; level: number }

const refuse = (path: string, message: string): never => {
  throw new AppError('request/invalid', { fields: { [path]: message } })
}

const childrenOf = ({ value, path, level }: Step): Step[] =>
  Object.entries(value as object).map(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`
    if (FORBIDDEN_KEYS.has(key) || textProblem(key)) refuse(path || 'request', 'Unknown field.')
    return { value: inner, path: at, level: level + 1 }
  })

/**
 * Rejects input that schemas don't check: prototype keys, control characters, lone surrogates and
 * deep nesting. Iterative, so that deep nesting can't overflow the stack.
 */
const refuseUnsafe = (given: unknown, name: string): void => {
  const steps: Step[] = [{ value: given, path: '', level: 0 }]
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { value, path, level } = step
    if (typeof value === 'string') {
      const problem = textProblem(value)
      if (problem) refuse(path || name, problem)
    } else if (typeof value === 'object' && value !== null) {
      if (level >= MAX_DEPTH) refuse(name, 'This is nested too deeply.')
      steps.push(...childrenOf(step))
    }
  }
}

// The small build of zod has no messages of its own.
z.config({ localeError: fieldText })

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
