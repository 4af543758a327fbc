import { ENDPOINTS } from '@contract/api/endpoints'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { complete } from './complete'

const all = Object.entries(ENDPOINTS).flatMap(([noun, rows]) =>
  Object.entries(rows)
    .filter(([, { produces }]) => produces === undefined)
    .map(([key, { response }]) => [`${noun}.${key}`, response] as const),
)

describe('completing a value', () => {
  it.each(all)('gives one that the endpoint may answer: %s', (_name, response) => {
    const { error } = z.safeParse(response, complete(response, undefined))
    expect(error?.issues ?? []).toEqual([])
  })

  const schema = z.object({
    id: z.string().check(z.minLength(1)),
    kind: z.union([
      z.object({ of: z.literal('a'), at: z.int() }),
      z.object({ of: z.literal('b'), by: z.string() }),
    ]),
    note: z.optional(z.string()),
    seen: z.nullable(z.int()),
    lines: z.array(z.object({ count: z.int(), name: z.string() })),
  })

  it('keeps what is given and fills in the rest', () => {
    expect(complete(schema, { kind: { of: 'b' }, lines: [{ count: 3 }] })).toEqual({
      id: 'a',
      kind: { of: 'b', by: '' },
      seen: null,
      lines: [{ count: 3, name: '' }],
    })
  })

  it('refuses a field that the schema doesn’t know, however deep', () => {
    expect(() => complete(schema, { lines: [{ cuont: 3 }] })).toThrow('no such field: cuont')
  })

  it('doesn’t make a wrong value right', () => {
    const given = { id: 7, lines: {} }
    expect(z.safeParse(schema, complete(schema, given)).success).toBe(false)
  })
})
