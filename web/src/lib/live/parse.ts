import * as z from 'zod/mini'

/** A document as it comes: its id and its fields. */
export type RawDocument = { id: string; fields: Record<string, unknown> }

/** The document by its schema; undefined where it isn't what the contract says. */
export const parseDocument = <S extends z.core.$ZodType>(
  schema: S,
  { id, fields }: RawDocument,
): z.output<S> | undefined => {
  const parsed = z.safeParse(schema, { id, ...fields })
  if (parsed.success) return parsed.data
  console.error(`The document ${id} isn't what the contract says`, parsed.error)
  return undefined
}

/** A list without the documents that aren't what the contract says: one must not hide the rest. */
export const parseList = <S extends z.core.$ZodType>(
  schema: S,
  documents: RawDocument[],
): z.output<S>[] =>
  documents.flatMap((document) => {
    const parsed = parseDocument(schema, document)
    return parsed === undefined ? [] : [parsed]
  })
