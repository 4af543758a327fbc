import { normalized } from '../../../contract/text/normalized'

const MASK = '•••'

/** Masks all but the first letter of each word: recognizable by its owner, not by others. */
export const maskedName = (name: string): string =>
  normalized(name, 'NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0]}${MASK}`)
    .join(' ')
