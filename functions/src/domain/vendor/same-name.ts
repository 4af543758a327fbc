const WORDS: Readonly<Record<string, string>> = { limited: 'ltd', company: 'co', and: '' }

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’`.]/g, '')
    .split(/[^a-z0-9]+/)
    .map((word) => WORDS[word] ?? word)
    .filter((word) => word !== '')
    .sort()

/** Whether two spellings name the same person or firm: case, order and diacritics aside. */
export const isSameName = (a: string, b: string): boolean => {
  const words = wordsOf(a)
  return words.length > 0 && words.join(' ') === wordsOf(b).join(' ')
}
