import * as z from 'zod/mini'
import { parseStored, readStored, writeStored } from '../../lib/local-storage'

const KEY = 'cart_notes'

const noteSchema = z.object({
  kind: z.enum(['own', 'gone', 'fewer', 'larger']),
  name: z.string(),
  quantity: z.int(),
})
/** What became of a visitor's line when it was merged into the account's cart. */
export type MergeNote = z.infer<typeof noteSchema>

export const readMergeNotes = (): MergeNote[] => {
  const parsed = z.array(noteSchema).safeParse(parseStored(readStored(KEY)))
  return parsed.success ? parsed.data : []
}

export const writeMergeNotes = (notes: readonly MergeNote[]): void =>
  writeStored(KEY, notes.length === 0 ? null : JSON.stringify(notes))

export const mergeNoteText = ({ kind, name, quantity }: MergeNote): string => {
  switch (kind) {
    case 'own':
      return `${name} is from your own store, so it is not in your cart.`
    case 'gone':
      return `${name} is no longer sold, so it is not in your cart.`
    case 'fewer':
      return `There are only ${quantity} of ${name}, so your cart has ${quantity}.`
    case 'larger':
      return `${name} was in your cart already: it has ${quantity}, the larger number.`
  }
}
