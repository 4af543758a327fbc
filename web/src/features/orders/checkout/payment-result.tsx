import type { ResponseOf } from '@contract/api/endpoint'
import type { paymentEndpoints } from '@contract/api/money/payments'
import type { Transaction } from '@contract/entities/orders/transaction'
import { isAwaitingConfirmation, isCompleted, isReversed } from '@contract/escrow/states'
import { goodsText } from '@contract/goods-text'
import { formatMoney } from '@contract/money'
import { dealOf } from '@contract/orders/deal-of'
import { goodsPath } from '@contract/orders/goods-path'
import { millisOf } from '@contract/time'
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { paths } from '@/config/paths'
import { ProductImage } from '@/shared/images/product-image'
import { Card } from '@/ui/data/card'
import { LinkButton } from '@/ui/form/link-button'
import { Link } from '@/ui/navigation/link'
import { TransactionStepChip } from '../details/transaction-status'

type Verified = ResponseOf<typeof paymentEndpoints.verify>

type Words = { icon: LucideIcon; look: string; title: string; text: string }

const totalOf = (transactions: readonly Transaction[]): string =>
  formatMoney(
    transactions.reduce((sum, { amount_paid }) => sum + amount_paid, 0),
    transactions[0]?.currency ?? 'NGN',
  )

const storeNames = (transactions: readonly Transaction[]): string =>
  transactions.map(({ product_details }) => product_details.vendor_details.name).join(' and ')

const storesOf = (transactions: readonly Transaction[]): string => {
  const [first, ...others] = transactions.map(
    ({ product_details }) => product_details.vendor_details.name,
  )
  return others.length === 0 ? `${first} has` : `The ${transactions.length} stores have`
}

/** Whether the money came after the order had ended. */
const isLate = ({ payment: { paid_at }, ended_at }: Transaction): boolean =>
  paid_at !== null && ended_at !== null && millisOf(paid_at) >= millisOf(ended_at)

/** Each order is its own: those of one payment may have ended while others go on. */
const paidText = (
  held: readonly Transaction[],
  completed: readonly Transaction[],
  reversed: readonly Transaction[],
): string => {
  const asked = held.filter(isAwaitingConfirmation)
  const confirming = asked.length > 0 ? `${storesOf(asked)} been asked to confirm. ` : ''
  return [
    held.length > 0 &&
      `${totalOf(held)} is in escrow. ${confirming}Nobody is paid until you approve.`,
    completed.length > 0 && `The order of ${storeNames(completed)} is completed.`,
    reversed.length > 0 &&
      `${totalOf(reversed)} goes back to you automatically, because the order of ${storeNames(reversed)} has ended.`,
  ]
    .filter((text) => text !== false)
    .join(' ')
}

/** What became of the money by now: the page may be opened again long after the payment. */
const paidWords = (transactions: readonly Transaction[]): Words => {
  const reversed = transactions.filter(isReversed)
  const completed = transactions.filter(isCompleted)
  const held = transactions.filter((one) => !isReversed(one) && !isCompleted(one))
  const text = paidText(held, completed, reversed)
  if (held.length > 0) {
    return { icon: CircleCheck, look: 'text-success', title: 'Your money is held safely', text }
  }
  if (completed.length > 0) {
    return { icon: CircleCheck, look: 'text-success', title: 'Your purchase is complete', text }
  }
  const look = { icon: CircleX, look: 'text-warning' }
  if (!reversed.every(isLate)) return { ...look, title: 'Your money goes back to you', text }
  return {
    ...look,
    title: 'Paid too late',
    text: `Your payment of ${totalOf(reversed)} came after the order had ended. It goes back to you automatically.`,
  }
}

const wordsOf = ({ state, transactions }: Verified): Words => {
  switch (state) {
    case 'paid':
      return paidWords(transactions)
    case 'awaiting':
      return {
        icon: Clock,
        look: 'text-warning',
        title: 'Waiting for your payment',
        text: 'We have not heard from the payment provider yet. This page checks again every few seconds. You can also leave it.',
      }
    case 'failed':
      return {
        icon: CircleX,
        look: 'text-error',
        title: 'The payment did not go through',
        text: 'You were not charged, and the items are back in stock. You can try again.',
      }
    case 'mismatched':
      return {
        icon: CircleX,
        look: 'text-error',
        title: 'The amount was not right',
        text: 'What was paid does not match the order, so it goes back to you automatically.',
      }
  }
}

const orderLink = ({ id }: Transaction): string => paths.purchase(id)

/** Each store's order of a payment for several, as its own. */
const Orders = ({ transactions }: { transactions: readonly Transaction[] }) => (
  <ul className="grid w-full gap-2 text-left">
    {transactions.map((transaction) => {
      const { id, product_details, amount_paid, currency } = transaction
      return (
        <li key={id}>
          <Link
            to={orderLink(transaction)}
            className="flex items-center gap-3 rounded-lg border border-line p-3 hover:bg-sunken"
          >
            <ProductImage url={product_details.image_url} className="w-12 shrink-0" />
            <span className="min-w-0 flex-1">
              <span className="flex items-baseline justify-between gap-3">
                <span className="truncate font-semibold">
                  {product_details.vendor_details.name}
                </span>
                <span className="font-medium">{formatMoney(amount_paid, currency)}</span>
              </span>
              <span className="mb-1 line-clamp-2 text-sm">{goodsText(transaction)}</span>
              <TransactionStepChip transaction={transaction} />
            </span>
          </Link>
        </li>
      )
    })}
  </ul>
)

/** The result of the payment, as verified by the server. */
export const PaymentResult = ({ verified }: { verified: Verified }) => {
  const { icon: Icon, look, title, text } = wordsOf(verified)
  const { transactions, state } = verified
  const [transaction, ...others] = transactions
  if (!transaction) return null
  const isOne = others.length === 0
  const back = goodsPath(transaction, transaction.product_details.slug)
  return (
    <Card className="mx-auto grid max-w-xl justify-items-center gap-4 py-10 text-center">
      {isOne && <ProductImage url={transaction.product_details.image_url} className="w-20" />}
      <Icon aria-hidden className={`size-10 ${look}`} />
      <h1>{title}</h1>
      <p role="status" className="max-w-prose text-muted">
        {text}
      </p>
      {isOne ? (
        <p className="text-sm text-muted">{transaction.invoice_id}</p>
      ) : (
        <Orders transactions={transactions} />
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {isOne ? (
          <LinkButton to={orderLink(transaction)}>See your purchase</LinkButton>
        ) : (
          <LinkButton to={paths.purchases}>See your purchases</LinkButton>
        )}
        {isOne && transaction.payment.paid_at && (
          <LinkButton variant="secondary" to={paths.receipt(transaction.id)}>
            Receipt
          </LinkButton>
        )}
        {state === 'paid' && (
          <LinkButton variant="quiet" to={paths.marketplace}>
            Go on shopping
          </LinkButton>
        )}
        {state === 'failed' && isOne && back && (
          <LinkButton variant="secondary" to={back}>
            Back to the {dealOf(transaction) ? 'deal' : 'product'}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
