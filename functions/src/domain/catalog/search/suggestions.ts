import { CATEGORIES, type CategoryValue } from '../../../contract/reference/categories'
import { tokenize } from './tokenizer'

/** Whether every word of the query begins a word of the text. */
export const isBegunBy = (text: string, q: string): boolean => {
  const words = tokenize(text)
  const begun = tokenize(q)
  return begun.length > 0 && begun.every((start) => words.some((word) => word.startsWith(start)))
}

export const categoriesBegunBy = (q: string): CategoryValue[] =>
  CATEGORIES.filter(({ label }) => isBegunBy(label, q)).map(({ value }) => value)
