import type { HeldDeal } from '@contract/api/orders/deals'
import { type DealDraft, dealDraftSchema } from '@contract/api/orders/deals'
import {
  DEAL_DESCRIPTION_LENGTH,
  DEAL_FEE_PAYERS,
  DEAL_TITLE_LENGTH,
  type DealFeePayer,
  type DealTerms,
  MAX_DEAL_DAYS,
  MAX_DEAL_DELIVERY_DAYS,
  MAX_DEAL_USES,
  MIN_DEAL_PRICE_MINOR,
} from '@contract/entities/orders/deal'
import { lengthText } from '@contract/length-text'
import { formatMoney } from '@contract/money'
import type { CategoryValue } from '@contract/reference/categories'
import { minorFromText, textFromMinor, wholeFromText } from '@contract/text/typed-amount'
import { DAY_MS, millisOf } from '@contract/time'
import * as z from 'zod/mini'

const WAYS = ['fee', 'rates', 'pickup'] as const

const whole = (least: number, most: number) =>
  z.string().check(z.refine((text) => wholeFromText(text) >= least && wholeFromText(text) <= most))

const atLeast = (least_minor: number) =>
  z.string().check(
    z.refine((text) => {
      const minor = minorFromText(text)
      return minor !== undefined && minor >= least_minor
    }),
  )

const { title, description, category } = dealDraftSchema.shape

/** What is typed; amounts and numbers are still text. */
const shared = z.object({
  title,
  description,
  category,
  price: atLeast(MIN_DEAL_PRICE_MINOR),
  uses: whole(1, MAX_DEAL_USES),
  way: z.enum(WAYS),
  fee: z.string(),
  days_min: z.string(),
  days_max: z.string(),
  fee_payer: z.enum(DEAL_FEE_PAYERS),
  days: whole(1, MAX_DEAL_DAYS),
})
export type DealFields = z.output<typeof shared>

const withFee = z
  .extend(shared, {
    fee: atLeast(0),
    days_min: whole(0, MAX_DEAL_DELIVERY_DAYS),
    days_max: whole(1, MAX_DEAL_DELIVERY_DAYS),
  })
  .check(
    z.refine((fields) => wholeFromText(fields.days_min) <= wholeFromText(fields.days_max), {
      path: ['days_max'],
    }),
  )

/** The fields of the delivery that was chosen alone are looked at. */
export const dealFieldsSchema = ({ way }: Pick<DealFields, 'way'>) =>
  way === 'fee' ? withFee : shared

const DELIVERY_DAYS = `Enter whole days up to ${MAX_DEAL_DELIVERY_DAYS}, the longer time second.`

export const DEAL_MESSAGES: Record<keyof DealFields, string> = {
  title: `Say what it is in ${lengthText(DEAL_TITLE_LENGTH)}.`,
  description: `Describe it in ${DEAL_DESCRIPTION_LENGTH.min} characters or more, so that both of you agree on what is sent.`,
  category: 'Choose a category.',
  price: `Enter a price from ${formatMoney(MIN_DEAL_PRICE_MINOR, 'NGN')}, with two decimals at most.`,
  uses: `Enter a whole number from 1 to ${MAX_DEAL_USES}.`,
  way: 'Choose how it is delivered.',
  fee: 'Enter the fee in naira, or 0 if it is included.',
  days_min: DELIVERY_DAYS,
  days_max: DELIVERY_DAYS,
  fee_payer: 'Choose who pays the fee.',
  days: `Enter whole days from 1 to ${MAX_DEAL_DAYS}.`,
}

const NEW: DealFields = {
  title: '',
  description: '',
  category: 'miscellaneous',
  price: '',
  uses: '1',
  way: 'fee',
  fee: '0',
  days_min: '1',
  days_max: '3',
  fee_payer: 'buyer',
  days: '7',
}

/** From now to the end, in days that have begun; as a new deal if it has ended. */
const daysLeft = ({ expires_at }: HeldDeal, now: number): string => {
  const left = Math.ceil((millisOf(expires_at) - now) / DAY_MS)
  return left > 0 ? String(left) : NEW.days
}

/** @param now epoch milliseconds */
export const dealFieldsOf = (deal: HeldDeal | undefined, now: number): DealFields => {
  if (!deal) return NEW
  const { title, description, category, price_minor, uses, delivery, fee_payer } = deal.terms
  const { fee, days_min, days_max } = NEW
  return {
    title,
    description,
    category: category as CategoryValue,
    price: textFromMinor(price_minor),
    uses: String(uses),
    way: delivery.kind,
    ...(delivery.kind === 'fee'
      ? {
          fee: textFromMinor(delivery.fee_minor),
          days_min: String(delivery.days_min),
          days_max: String(delivery.days_max),
        }
      : { fee, days_min, days_max }),
    fee_payer,
    days: daysLeft(deal, now),
  }
}

type Delivered = Pick<DealFields, 'way' | 'fee' | 'days_min' | 'days_max'>

const deliveryOf = ({ way, fee, days_min, days_max }: Delivered): DealTerms['delivery'] =>
  way === 'fee'
    ? {
        kind: way,
        fee_minor: minorFromText(fee) ?? 0,
        days_min: wholeFromText(days_min),
        days_max: wholeFromText(days_max),
      }
    : { kind: way }

type Priced = { price_minor: number; delivery: DealTerms['delivery']; fee_payer: DealFeePayer }

/** What the amounts follow from; undefined while a price isn't one. */
export const pricedBy = (fields: Delivered & Pick<DealFields, 'price' | 'fee_payer'>) => {
  const price_minor = minorFromText(fields.price)
  if (price_minor === undefined || price_minor < MIN_DEAL_PRICE_MINOR) return undefined
  const priced: Priced = { price_minor, delivery: deliveryOf(fields), fee_payer: fields.fee_payer }
  return priced
}

/** The request of a form without errors. */
export const dealDraftOf = (fields: DealFields, image_paths: string[]): DealDraft => {
  const { title, description, category, price, uses, days, fee_payer } = fields
  return {
    ...{ title, description, category, fee_payer, image_paths },
    price_minor: minorFromText(price) ?? 0,
    uses: wholeFromText(uses),
    delivery: deliveryOf(fields),
    days: wholeFromText(days),
  }
}

/** The field of the form that a field of the request comes from. */
export const dealFieldOf = (name: string): keyof DealFields | undefined => {
  const own: Record<string, keyof DealFields> = {
    price_minor: 'price',
    delivery: 'way',
    'delivery.fee_minor': 'fee',
    'delivery.days_min': 'days_min',
    'delivery.days_max': 'days_max',
  }
  return own[name] ?? (name in NEW ? (name as keyof DealFields) : undefined)
}

/** Those that are folded away at first. */
export const MORE_FIELDS = [
  'category',
  'uses',
  'way',
  'fee',
  'days_min',
  'days_max',
  'fee_payer',
  'days',
] as const satisfies readonly (keyof DealFields)[]
