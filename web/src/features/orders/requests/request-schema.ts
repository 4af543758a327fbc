import type { HeldDeal } from '@contract/api/orders/deals'
import {
  DEAL_DESCRIPTION_LENGTH,
  DEAL_TITLE_LENGTH,
  dealTermsSchema,
  MAX_DEAL_DAYS,
  MAX_DEAL_DELIVERY_DAYS,
  MIN_DEAL_PRICE_MINOR,
} from '@contract/entities/orders/deal'
import { lengthText } from '@contract/length-text'
import { formatMoney } from '@contract/money'
import { minorFromText, textFromMinor, wholeFromText } from '@contract/text/typed-amount'
import * as z from 'zod/mini'

const { title, description, category, fee_payer } = dealTermsSchema.shape

const amountText = (least: number) =>
  z.string().check(
    z.refine((text) => {
      const amount = minorFromText(text)
      return amount !== undefined && amount >= least
    }),
  )

const days = (most: number) =>
  z.string().check(z.refine((text) => wholeFromText(text) >= 1 && wholeFromText(text) <= most))

/** The form’s fields: numbers are text. */
const shared = z.object({
  title,
  description,
  category,
  price: amountText(MIN_DEAL_PRICE_MINOR),
  delivery: z.enum(['fee', 'rates', 'pickup']),
  fee: z.string(),
  within: z.string(),
  fee_payer,
  days: days(MAX_DEAL_DAYS),
})
export type RequestFields = z.output<typeof shared>

const withFee = z.extend(shared, { fee: amountText(0), within: days(MAX_DEAL_DELIVERY_DAYS) })

/** The fields of the delivery that was chosen alone are looked at. */
export const requestSchemaOf = ({ delivery }: Pick<RequestFields, 'delivery'>) =>
  delivery === 'fee' ? withFee : shared

const MESSAGES: Readonly<Record<keyof RequestFields, string>> = {
  title: `Say what it is in ${lengthText(DEAL_TITLE_LENGTH)}.`,
  description: `Describe it in at least ${DEAL_DESCRIPTION_LENGTH.min} characters, as you agreed.`,
  category: 'Choose a category.',
  price: `Enter the price you agreed, from ${formatMoney(MIN_DEAL_PRICE_MINOR, 'NGN')}.`,
  delivery: 'Choose how it comes to you.',
  fee: 'Enter what the delivery costs, or 0.',
  within: `Enter 1 to ${MAX_DEAL_DELIVERY_DAYS} working days.`,
  fee_payer: 'Choose who pays the escrow fee.',
  days: `Enter 1 to ${MAX_DEAL_DAYS} days.`,
}

export const messageOf = (field: keyof RequestFields): string => MESSAGES[field]

export const isField = (name: string): name is keyof RequestFields => name in MESSAGES

export const EMPTY: Omit<RequestFields, 'category'> & { category: string } = {
  title: '',
  description: '',
  category: '',
  price: '',
  delivery: 'fee',
  fee: '0',
  within: '5',
  fee_payer: 'buyer',
  days: '7',
}

export const fieldsOf = ({ terms }: HeldDeal): RequestFields => {
  const { delivery } = terms
  const isFee = delivery.kind === 'fee'
  return {
    title: terms.title,
    description: terms.description,
    category: terms.category as RequestFields['category'],
    price: textFromMinor(terms.price_minor),
    delivery: delivery.kind,
    fee: isFee ? textFromMinor(delivery.fee_minor) : EMPTY.fee,
    within: isFee ? String(delivery.days_max) : EMPTY.within,
    fee_payer: terms.fee_payer,
    days: EMPTY.days,
  }
}

const deliveryOf = ({ delivery, fee, within }: RequestFields) =>
  delivery === 'fee'
    ? {
        kind: delivery,
        fee_minor: minorFromText(fee) ?? 0,
        days_min: 1,
        days_max: wholeFromText(within),
      }
    : { kind: delivery }

/** The request’s body. */
export const draftOf = (fields: RequestFields, image_paths: string[]) => ({
  image_paths,
  title: fields.title,
  description: fields.description,
  category: fields.category,
  price_minor: minorFromText(fields.price) ?? 0,
  uses: 1,
  delivery: deliveryOf(fields),
  fee_payer: fields.fee_payer,
  days: wholeFromText(fields.days),
})
