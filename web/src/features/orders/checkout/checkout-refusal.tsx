import { storeLimitSchema } from '@contract/entities/people/store-limit'
import { instantText } from '@contract/lagos-text'
import { restingText } from '@contract/people/store-rest'
import type { Timestamp } from '@contract/time'
import { timestampSchema } from '@contract/timestamp'
import { paths } from '@/config/paths'
import { isApiError, isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { FieldError } from '@/ui/form/field-error'
import { Link } from '@/ui/navigation/link'
import { busyText } from './busy-text'

/** Returns the ids of the unpaid orders in an error's details. */
const unpaidIn = (error: unknown): string[] => {
  if (!isApiError(error)) return []
  const { transaction_id, transaction_ids } = error.details
  const named = Array.isArray(transaction_ids) ? transaction_ids : [transaction_id]
  return named.filter((id) => typeof id === 'string')
}

/** Buyers who are new to us hold a part of the stock at most, so that the rest may be left. */
const othersPay = ({ left_items }: Record<string, unknown>, until: Timestamp): string => {
  const again = `at ${instantText(until)}`
  return Number(left_items) > 0
    ? `Others are paying for these right now. Choose ${left_items} at most, or try again ${again}.`
    : `Others are paying for these right now. Try again ${again}.`
}

const textOf = (error: unknown): string => {
  const text = inlineFailureText(error)
  if (!isApiError(error)) return text
  const { held_until, max_quantity, available_items, back_on, name, until } = error.details
  if (isRefusal(error, 'product/out-of-stock') && Number(available_items) > 0) {
    return `Only ${available_items} left. You pay for ${available_items} now.`
  }
  const room = storeLimitSchema.safeParse(error.details)
  if (room.success) return busyText(String(name), room.data)
  const again = timestampSchema.safeParse(until)
  if (again.success && isRefusal(error, 'checkout/late-payments')) {
    return `${text} The day is over at ${instantText(again.data)}.`
  }
  if (typeof back_on === 'string') return `${text} ${restingText({ back_on })}.`
  const held = timestampSchema.safeParse(held_until)
  if (held.success && isRefusal(error, 'product/held')) return othersPay(error.details, held.data)
  if (held.success) {
    return `Somebody is paying for the last of these right now. Try again at ${instantText(held.data)}.`
  }
  return typeof max_quantity === 'number' ? `${text} Choose ${max_quantity} at most.` : text
}

/** Explains why the checkout failed, with the way on from unpaid orders, if any. */
export const CheckoutRefusal = ({ error }: { error: unknown }) => {
  const unpaid = unpaidIn(error)
  return (
    <div className="grid gap-2">
      <FieldError id="checkout-failure">{textOf(error)}</FieldError>
      {unpaid.map((id, index) => (
        <Link key={id} to={paths.purchase(id)} className="font-semibold underline">
          Pay or cancel {unpaid.length > 1 ? `unpaid order ${index + 1}` : 'the unpaid order'}
        </Link>
      ))}
    </div>
  )
}
