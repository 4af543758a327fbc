const MIN_STEM_LENGTH = 4

/** What may follow a stem instead of an ending; what does something ("printer") isn't what is done. */
const FORMS: readonly (readonly [ending: string, others: readonly string[]])[] = [
  ['able', ['', 'e', 'ing', 'er']],
  ['ing', ['', 'e', 'able', 'er']],
  ['er', ['ing']],
  ['e', ['ing', 'able', 'er']],
  ['', ['ing', 'able', 'er']],
]

/** Other forms of an English word: "foldable" and "fold" are "folding". */
export const inflectionsOf = (word: string): string[] => {
  const [ending, others] = FORMS.find(([end]) => word.endsWith(end)) ?? ['', []]
  const stem = word.slice(0, word.length - ending.length)
  return stem.length < MIN_STEM_LENGTH ? [] : others.map((other) => `${stem}${other}`)
}
