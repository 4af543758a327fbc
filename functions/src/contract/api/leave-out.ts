import * as z from 'zod/mini'
import { isRecord } from '../is-record'

type Documents = unknown[]

/** The lists of documents that a response may be, or hold under these names. */
const LISTS = ['items', 'transactions', 'documents', 'entries', 'payouts', 'products', 'vendors']

const idOf = (item: unknown): string => {
  if (!isRecord(item)) return '?'
  const { id, product_id, vendor_id, uid } = item
  return String(id ?? product_id ?? vendor_id ?? uid ?? '?')
}

type Read<T> =
  | { success: true; data: T; left_out: string[]; error?: z.core.$ZodError }
  | { success: false; error: z.core.$ZodError }

/**
 * Parses a response by its schema. Items of a list that break it are left out, by id: one document
 * takes no list away.
 */
export const parseLeavingOut = <S extends z.core.$ZodType>(
  schema: S,
  data: unknown,
): Read<z.output<S>> => {
  const whole = z.safeParse(schema, data)
  if (whole.success) return { success: true, data: whole.data, left_out: [] }
  const { error } = whole
  const places = error.issues.map(({ path: [first, second] }) =>
    typeof first === 'number'
      ? { list: '', at: first }
      : { list: String(first), at: typeof second === 'number' ? second : -1 },
  )
  const isOfLists = places.every(({ list, at }) => at >= 0 && (list === '' || LISTS.includes(list)))
  if (!isOfLists) return { success: false, error }
  const left_out: string[] = []
  const without = (items: unknown, name: string): Documents =>
    (Array.isArray(items) ? items : []).filter((item, index) => {
      const isBad = places.some(({ list, at }) => list === name && at === index)
      if (isBad) left_out.push(idOf(item))
      return !isBad
    })
  const names = new Set(places.map(({ list }) => list))
  const rest = isRecord(data)
    ? {
        ...data,
        ...Object.fromEntries([...names].map((name) => [name, without(data[name], name)])),
      }
    : without(data, '')
  const read = z.safeParse(schema, rest)
  return read.success
    ? { success: true, data: read.data, left_out, error }
    : { success: false, error }
}
