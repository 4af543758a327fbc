import type { ProductPage } from '@contract/api/catalog/products'
import { formatMoney } from '@contract/money'
import { paths } from '@/config/paths'
import { Link } from '@/ui/navigation/link'

type Understood = NonNullable<ProductPage['understood']>

const listOf = (words: readonly string[]) => words.join(' or ')

const priceText = ({ price_min, price_max }: Understood): string => {
  const [least, most] = [price_min, price_max].map((price) => price && formatMoney(price, 'NGN'))
  if (!least) return most ? ` for up to ${most}` : ''
  return most ? ` for ${least} to ${most}` : ` from ${least}`
}

/** Says how the search text was read, as one sentence. */
export const understoodText = (understood: Understood): string => {
  const { match, q, states, left_out, size } = understood
  if (match === 'ideas')
    return `Nothing is called that. Here are some ideas${priceText(understood)}.`
  if (match === 'size') return `No “${q}” comes in ${size}. Here is what does.`
  const delivered = states.length > 0 ? ` delivered to ${listOf(states)}` : ''
  const where = `${delivered}${priceText(understood)}`
  const fit = left_out.length > 0 ? ` None comes in “${left_out.join(' ')}”.` : ''
  if (match === 'instead') return `There is no “${q}”${where}. This comes close.${fit}`
  return match === 'some'
    ? `No product has all of these words. These have some of “${q}”${where}.${fit}`
    : `Showing ${q === '' ? 'products' : `results for “${q}”`}${where} instead.${fit}`
}

type Props = { understood: Understood | undefined; q: string }

/** Shown where the search text was read otherwise than it is written. */
export const UnderstoodNote = ({ understood, q }: Props) =>
  understood && q !== '' ? (
    <p role="status">
      {understoodText(understood)}
      {understood.match === 'size' && (
        <>
          {' '}
          <Link to={paths.search(understood.q)}>See other sizes</Link>
        </>
      )}
    </p>
  ) : null
