import type { ProductPage } from '@contract/api/endpoints/products'

type Understood = NonNullable<ProductPage['understood']>

const listOf = (words: readonly string[]) => words.join(' or ')

/** Says how the search text was read, as one sentence. */
export const understoodText = ({ match, q, states, left_out }: Understood): string => {
  if (match === 'ideas') return 'Nothing is called that. Here are some ideas.'
  const place = states.length > 0 ? ` delivered to ${listOf(states)}` : ''
  const size = left_out.length > 0 ? ` None says “${left_out.join(' ')}”.` : ''
  return match === 'some'
    ? `No product has all of these words. These have some of “${q}”${place}.${size}`
    : `Showing ${q === '' ? 'products' : `results for “${q}”`}${place} instead.${size}`
}

type Props = { understood: Understood | undefined; q: string }

/** Shown where no product has all words of the search text. */
export const UnderstoodNote = ({ understood, q }: Props) =>
  understood && q !== '' ? <p role="status">{understoodText(understood)}</p> : null
