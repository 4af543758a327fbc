import { ALL_STATES } from '@contract/catalog/product-facts'
import { STOCK_EXPECTED } from '@contract/catalog/stock-expected'
import { MAX_PRICE_MINOR, MAX_STOCK, MIN_PRICE_MINOR } from '@contract/entities/catalog/price'
import { categoryValueSchema, type Product } from '@contract/entities/catalog/product'
import {
  PRODUCT_DESCRIPTION_LENGTH,
  PRODUCT_NAME_LENGTH,
  productDescriptionSchema,
  productNameSchema,
} from '@contract/entities/catalog/product-fields'
import { MAX_WEIGHT_GRAMS } from '@contract/entities/catalog/variant'
import { lengthText } from '@contract/length-text'
import { formatMoney, groupDigits } from '@contract/money'
import { minorFromText, textFromMinor, wholeFromText } from '@contract/text/typed-amount'
import * as z from 'zod/mini'
import {
  type Choices,
  choicesBody,
  choicesOf,
  NO_CHOICES,
  newChoicesBody,
} from '../variants/choices'

/** Parses the price to kobo; undefined if it is invalid or out of range. */
export const typedPrice = (text: string): number | undefined => {
  const kobo = minorFromText(text)
  const isPrice = kobo !== undefined && kobo >= MIN_PRICE_MINOR && kobo <= MAX_PRICE_MINOR
  return isPrice ? kobo : undefined
}
const isStock = (text: string) => wholeFromText(text) <= MAX_STOCK

/** The typed grams; 0 if there are none. */
const gramsFrom = (text: string) => (text.trim() === '' ? 0 : wholeFromText(text))
const isWeight = (text: string) => gramsFrom(text) <= MAX_WEIGHT_GRAMS

/** The fields of the first step. Price and stock are still text. */
export const basicSchema = z.object({
  name: productNameSchema,
  category: categoryValueSchema,
  description: productDescriptionSchema,
  price: z.string().check(z.refine((text) => typedPrice(text) !== undefined)),
  available_items: z.string().check(z.refine(isStock)),
  weight: z.string().check(z.refine(isWeight)),
  /** Checked by `problemOf`. */
  choices: z.custom<Choices>(),
  everywhere: z.boolean(),
  states: z.array(z.string()),
})
export type Basic = z.output<typeof basicSchema>

/** With options, price, stock and weight are those of each combination. */
export const choiceSchema = z.extend(basicSchema, {
  price: z.string(),
  available_items: z.string(),
  weight: z.string(),
})

export const BASIC_MESSAGES: Record<keyof Basic, string> = {
  name: `Enter a name of ${lengthText(PRODUCT_NAME_LENGTH)}.`,
  category: 'Choose a category.',
  description: `Describe it in at least ${PRODUCT_DESCRIPTION_LENGTH.min} characters.`,
  price: `Enter a price from ${formatMoney(MIN_PRICE_MINOR, 'NGN')} to ${formatMoney(MAX_PRICE_MINOR, 'NGN')}, with two decimals at most.`,
  available_items: STOCK_EXPECTED,
  weight: `Enter whole grams up to ${groupDigits(MAX_WEIGHT_GRAMS)}, or leave it empty.`,
  choices: 'Check the choices.',
  everywhere: '',
  states: 'Choose at least one state, or all of them.',
}

export const basicOf = (product: Product | undefined): Partial<Basic> => {
  if (!product) {
    return {
      available_items: '1',
      weight: '',
      choices: NO_CHOICES,
      category: '' as Basic['category'],
      everywhere: true,
      states: [],
    }
  }
  return {
    name: product.name,
    category: product.category as Basic['category'],
    description: product.description,
    price: product.price > 0 ? textFromMinor(product.price) : '',
    available_items: String(product.available_items),
    weight: product.weight_grams ? String(product.weight_grams) : '',
    choices: choicesOf(product),
    everywhere: product.delivery_states.includes(ALL_STATES),
    states: product.delivery_states.filter((state) => state !== ALL_STATES),
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The counts that the form was filled with, by variant. */
const seenStock = ({ choices = NO_CHOICES, available_items }: Partial<Basic>, product: Product) =>
  choices.options.length === 0
    ? { [product.id]: Math.max(0, Number(available_items)) }
    : Object.fromEntries(
        choices.rows
          .filter(({ id }) => id)
          .map(({ id, stock }) => [id, Math.max(0, Number(stock))]),
      )

export const hasOptions = ({ choices }: Partial<Basic>): boolean => Boolean(choices?.options.length)

/** The request body of a new product. */
export const newBodyOf = ({
  everywhere,
  states,
  price,
  available_items,
  weight,
  choices,
  ...plain
}: Basic) => ({
  ...plain,
  ...(choices.options.length === 0 && {
    price: minorFromText(price),
    available_items: wholeFromText(available_items),
    weight_grams: gramsFrom(weight),
  }),
  ...newChoicesBody(choices),
  delivery_states: everywhere ? [ALL_STATES] : states,
})

/** The fields of the form that a field of the request comes from, if they aren't its own. */
const SOURCES: Record<string, readonly (keyof Basic)[]> = {
  weight_grams: ['weight'],
  delivery_states: ['everywhere', 'states'],
}

/**
 * Builds the request body of a saved product from the fields that differ from what the form was
 * filled with. Counts go with those that were seen.
 */
export const changesOf = (fields: Basic, product: Product, filled: Partial<Basic>) => {
  const isTouched = (key: keyof Basic) => !isSame(fields[key], filled[key])
  const numbers = ['price', 'available_items', 'weight_grams']
  // The numbers of a product that had choices were not its own.
  const isNew = (key: string) => hasOptions(filled) && numbers.includes(key)
  const touched = Object.fromEntries(
    Object.entries(newBodyOf(fields)).filter(
      ([key]) => isNew(key) || (SOURCES[key] ?? [key as keyof Basic]).some(isTouched),
    ),
  ) as Partial<ReturnType<typeof newBodyOf>>
  const { options: _options, variants: _variants, ...plain } = touched
  const choices = isTouched('choices') ? choicesBody(fields.choices, product, filled.choices) : {}
  const isCounted = 'available_items' in plain || 'variants' in choices
  return { ...plain, ...choices, ...(isCounted && { seen_stock: seenStock(filled, product) }) }
}
