import * as z from 'zod/mini'
import { isRecord } from '../../contract/is-record'
import { parseLosslessJson } from './lossless-json'

/** Reads a missing value as null. */
export const orNull = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? null),
  )

/** Minor units, sent as a number or a string. Never negative or fractional. */
export const minorField = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,16}$/))]),
    z.transform((value) => Number(value)),
  ),
  z.int().check(z.nonnegative()),
)

/** A 64-bit id, sent as a number or a string, as a string. */
export const idField = z.pipe(
  z.union([z.int(), z.string().check(z.minLength(1))]),
  z.transform((value) => String(value)),
)

/** An ISO timestamp as epoch milliseconds; null if missing or invalid. */
export const instantField = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => {
    const at = typeof value === 'string' && value !== '' ? Date.parse(value) : Number.NaN
    return Number.isNaN(at) ? null : at
  }),
)

const parsed = (text: string): unknown => {
  try {
    return parseLosslessJson(text)
  } catch {
    return null
  }
}

/** Metadata, sent as "", 0, null, an object or its JSON text; always an object here. */
export const metadataField = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): Record<string, unknown> => {
    const content = typeof value === 'string' ? parsed(value) : value
    return isRecord(content) ? content : {}
  }),
)

export const domainField = z.enum(['test', 'live'])

/** The recipient: a number in the response to a new transfer, an object elsewhere. */
export const recipientField = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) =>
    isRecord(value) && typeof value.recipient_code === 'string' ? value.recipient_code : null,
  ),
)
