import { MAX_PRICE_MINOR, MAX_STOCK, MIN_PRICE_MINOR } from '@contract/entities/catalog/price'
import {
  categoryValueSchema,
  hasLongWord,
  LONG_WORD_REFUSED,
  type Product,
  productDescriptionSchema,
  productNameSchema,
} from '@contract/entities/catalog/product'
import { MAX_WEIGHT_GRAMS } from '@contract/entities/catalog/variant'
import { formatMoney } from '@contract/money'
import { ALL_STATES } from '@contract/product-facts'
import { minorFromText, textFromMinor } from '@contract/text/typed-amount'
import * as z from 'zod/mini'
import { type Choices, choicesBody, choicesOf, NO_CHOICES } from '../variants/choices'

/** Parses the price to kobo; undefined if it is invalid or out of range. */
export const typedPrice = (text: string): number | undefined => {
  const kobo = minorFromText(text)
  const isPrice = kobo !== undefined && kobo >= MIN_PRICE_MINOR && kobo <= MAX_PRICE_MINOR
  return isPrice ? kobo : undefined
}
const isStock = (text: string) => /^\d{1,6}$/.test(text) && Number(text) <= MAX_STOCK

const isWeight = (text: string) => /^\d{0,6}$/.test(text) && Number(text) <= MAX_WEIGHT_GRAMS

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
  name: 'Enter a name of 3 to 120 characters.',
  category: 'Choose a category.',
  description: 'Describe it in at least 20 characters.',
  price: `Enter a price from ${formatMoney(MIN_PRICE_MINOR, 'NGN')} to ${formatMoney(MAX_PRICE_MINOR, 'NGN')}, with two decimals at most.`,
  available_items: `Enter a whole number from 0 to ${MAX_STOCK}.`,
  weight: `Enter whole grams up to ${MAX_WEIGHT_GRAMS}, or leave it empty.`,
  choices: 'Check the choices.',
  everywhere: '',
  states: 'Choose at least one state, or all of them.',
}

/** The text of an error at a field. */
export const basicMessage = (field: keyof Basic, { name }: Partial<Basic>): string =>
  field === 'name' && hasLongWord(name ?? '') ? LONG_WORD_REFUSED : BASIC_MESSAGES[field]

export const basicOf = (product: Product | undefined): Partial<Basic> =>
  product
    ? {
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
    : {
        available_items: '1',
        weight: '',
        choices: NO_CHOICES,
        category: '' as Basic['category'],
        everywhere: true,
        states: [],
      }

/** Builds the request body from the fields. */
export const bodyOf = (
  { everywhere, states, price, available_items, weight, choices, ...plain }: Basic,
  product?: Product,
) => ({
  ...plain,
  ...(choices.options.length === 0 && {
    price: minorFromText(price),
    available_items: Number(available_items),
    weight_grams: Number(weight),
  }),
  ...choicesBody(choices, product),
  delivery_states: everywhere ? [ALL_STATES] : states,
})
