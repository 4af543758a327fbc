const MASK = '•••'

/** The first letter of each word: enough to know one's own name, too little to learn another's. */
export const maskedName = (name: string): string =>
  name
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0]}${MASK}`)
    .join(' ')
