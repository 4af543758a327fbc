import { type CheckoutChange, checkoutEndpoints } from '@contract/api/orders/checkouts'
import type { CartLine } from '@contract/entities/orders/cart-item'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { isApiError, isRefusal } from '@/lib/api/api-error'
import { fieldErrors } from '@/lib/api/field-errors'
import { newId } from '@/lib/new-id'
import { type Amounts, orderedAmounts, quotedAmounts } from './amounts'
import type { Checkout } from './checkout-schema'
import type { Destination } from './destination/use-destination'
import { priceOf, requested } from './lines'
import { changesOfRefusal } from './repair'
import type { useChannels } from './use-channels'
import type { RepairedQuote } from './use-repaired-quote'
import type { UnpaidOrders } from './use-unpaid-orders'

/** What became of the last tap on the button that pays. */
type Outcome = {
  refusal?: unknown
  /** What differs from what was shown; with what the orders came to, if they were made. */
  changed?: { changes: readonly CheckoutChange[]; asked: string; before: Amounts; now?: Amounts }
  /** Where to pay what was made cheaper. */
  pay_at?: { url: string; amount_minor: number }
}

const changesIn = (error: unknown): CheckoutChange[] | undefined =>
  isApiError(error) && isRefusal(error, 'checkout/changed') && Array.isArray(error.details.changes)
    ? // As the endpoint's error gives them.
      (error.details.changes as CheckoutChange[])
    : undefined

const isAmong = (changes: readonly CheckoutChange[], change: CheckoutChange): boolean =>
  changes.some((one) => JSON.stringify(one) === JSON.stringify(change))

const FIRST_SERVER_ERROR = 500

/** Whether the server has refused; without an answer it may have reserved the goods already. */
const isAnswer = (error: unknown): boolean =>
  isApiError(error) &&
  error.code !== '' &&
  error.code !== 'idempotency/in-progress' &&
  error.status < FIRST_SERVER_ERROR

type Paid = {
  quote: RepairedQuote
  destination: Destination
  channels: ReturnType<typeof useChannels>
  unpaid: UnpaidOrders
  onReserved: (lines: readonly CartLine[]) => Promise<void>
}

/** Reserves what is quoted and leads to the provider, which takes the payment. */
export const usePayment = ({ quote, destination, channels, unpaid, onReserved }: Paid) => {
  const [key, setKey] = useState(newId)
  const [outcome, setOutcome] = useState<Outcome>({})
  const { form, draft } = destination
  const { refusal, pay_at } = outcome
  // Consent is to what was asked for.
  const changed = pay_at || outcome.changed?.asked === quote.asked ? outcome.changed : undefined

  const pay = async ({ channel, note, ...address }: Checkout) => {
    const { payable, lines, asked } = quote
    if (!payable) return
    const before = quotedAmounts(payable)
    const agreed = changed?.changes ?? []
    channels.keep(channel)
    setOutcome({})
    try {
      const made = await call(checkoutEndpoints.create, {
        body: {
          ...requested(lines.map((line) => ({ ...line, price_minor: priceOf(line) }))),
          ways: payable.stores.map(({ vendor_id, method, until }) => ({
            vendor_id,
            ...(method && { method }),
            ...(until && { seen_until: until }),
          })),
          delivery: note ? { ...address, note } : address,
          channel,
          expected_total_minor: payable.total_minor,
        },
        idempotency_key: key,
      })
      await destination.keep(address)
      draft.forget()
      await onReserved(lines)
      const changes = made.changes.filter((change) => !isAmong(agreed, change))
      if (changes.length > 0) {
        const { authorization_url: url, amount_minor, transactions } = made
        const now = orderedAmounts(transactions)
        return setOutcome({
          changed: { changes, asked, before, now },
          pay_at: { url, amount_minor },
        })
      }
      window.location.assign(made.authorization_url)
      // The browser is leaving the page: never resolve, so that the button stays busy.
      await new Promise(() => {})
    } catch (error) {
      if ('delivery.city' in fieldErrors(error)) return form.setError('city', {})
      // What comes after a refusal is another request; after no answer it is the same one.
      if (isAnswer(error)) setKey(newId())
      if (isRefusal(error, 'transaction/unpaid-exists')) await unpaid.refetch()
      const changes = changesIn(error)
      if (!changes) setOutcome({ refusal: error })
      // Without an answer nothing is known to differ, and there may be no connection to ask by.
      if (!isAnswer(error)) return
      const isRepaired = await quote.repair(changes ?? changesOfRefusal(error))
      // The refused total counts what was left out otherwise; the new one is on the button.
      if (changes && !isRepaired) setOutcome({ changed: { changes, asked, before } })
    }
  }

  const startAgain = () => {
    setOutcome({})
    setKey(newId())
  }
  return { refusal, changed, pay_at, pay, startAgain }
}
