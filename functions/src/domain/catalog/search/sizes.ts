import { traitsOf } from '../../../contract/catalog/traits'
import type { Product } from '../../../contract/entities/catalog/product'
import { valueKey } from '../../../contract/text/value-key'

/** What fits whoever orders it. */
const ANY_SIZE = '*'
const FITS_ANY = /^(?:free|one|any) size$|^made to |^adjustable$|^to measure$/

const LETTERS: Readonly<Record<string, string>> = {
  'extra small': 'xs',
  small: 's',
  medium: 'm',
  large: 'l',
  'extra large': 'xl',
  'x large': 'xl',
  'xx large': 'xxl',
  'xxx large': 'xxxl',
  'double xl': 'xxl',
  'triple xl': 'xxxl',
  '2xl': 'xxl',
  '3xl': 'xxxl',
  '4xl': 'xxxxl',
}
const LETTER = /^(?:xs|s|m|l|x{1,4}l)$/
/** A number, with the system or the unit that it may have. */
const NUMBERED = /^(?:eu|uk|us|size)? ?(\d{1,3}(?:\.5)?)(?: ?(?:cm|inch|inches))?$/

/** "UK14" and "14 UK" are "UK 14". */
const apart = (value: string): string =>
  value.replace(/^(eu|uk|us)(\d)/, '$1 $2').replace(/^(\d+(?:\.\d)?) (eu|uk|us)$/, '$2 $1')

const keyOf = (value: string): string[] => {
  const key = LETTERS[value] ?? apart(value)
  if (FITS_ANY.test(key)) return [ANY_SIZE]
  if (LETTER.test(key)) return [key]
  const number = NUMBERED.exec(key)?.[1]
  return number === undefined ? [] : [number, key]
}

type Sized = Parameters<typeof traitsOf>[0] & Pick<Product, 'attributes'>

/** The sizes that a product comes in: those on sale, or the one that its features name. */
export const fitsOf = (product: Sized): string[] => {
  const chosen = traitsOf(product, 'sizes')
  const { size } = product.attributes
  const values = chosen.length > 0 || typeof size !== 'string' ? chosen : [valueKey(size)]
  return [...new Set(values.flatMap(keyOf))]
}

/** A size that somebody typed, as products have it; with what fits anybody, or without. */
export const sizeKeys = (typed: string, withAny: boolean): string[] => {
  const [key] = keyOf(valueKey(typed)).slice(-1)
  return key === undefined ? [] : [key, ...(withAny ? [ANY_SIZE] : [])]
}
