import { invoiceNumberText } from '@contract/entities/money/invoice'
import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { dealOf, dealText } from '@contract/orders/deal-of'
import { paths } from '@/config/paths'
import { ProductImage } from '@/shared/images/product-image'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import { Link } from '@/ui/navigation/link'
import { DeadlineLine } from './deadline-line'
import { FactList } from './fact-list'
import { ItemLink } from './item-link'
import { OrderItems } from './order-items'
import { TransactionStatusChip } from './transaction-status'

type Props = { transaction: Transaction; party: Party }

/** What was chosen and how many; several goods have a list of their own. */
const itemFacts = ({ items, units_total }: Transaction) => {
  const [item, ...others] = items
  const options = others.length === 0 ? (item?.options ?? []) : []
  return [
    ...options.map(({ name, value }) => ({ label: name, value })),
    { label: 'Quantity', value: units_total },
  ]
}

const OneItem = ({ transaction }: { transaction: Transaction }) => {
  const { product_details, currency, status } = transaction
  return (
    <div className="flex gap-4">
      <ProductImage url={product_details.image_url} className="w-20 sm:w-24" />
      <div className="grid min-w-0 content-start justify-items-start gap-1.5">
        <p className="font-heading text-lg font-semibold">
          <ItemLink of={transaction} slug={product_details.slug}>
            {product_details.name}
          </ItemLink>
        </p>
        <Money amount_minor={product_details.price} currency={currency} />
        <TransactionStatusChip status={status.status} />
      </div>
    </div>
  )
}

/** The orders that were paid together are one payment, each with its own escrow. */
const PaidTogether = ({ transaction: { payment } }: { transaction: Transaction }) => {
  const { orders = 1, reference } = payment
  if (orders === 1) return null
  const others = orders - 1
  return (
    <p className="text-sm">
      One payment with{' '}
      <Link to={paths.payment(reference)} className="underline">
        {others === 1 ? 'another order' : `${others} other orders`}
      </Link>
      . Each is held in escrow separately.
    </p>
  )
}

/** The transaction fields that the specification lists. */
export const TransactionFacts = ({ transaction, party }: Props) => {
  const { product_details, customer_details, currency } = transaction
  const { vendor_details: vendor } = product_details
  const invoice = invoiceNumberText(transaction)
  const deal = dealOf(transaction)
  return (
    <div className="grid gap-6">
      {transaction.items.length === 1 ? (
        <OneItem transaction={transaction} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 *:w-full">
          <TransactionStatusChip status={transaction.status.status} />
          <OrderItems transaction={transaction} />
        </div>
      )}
      <DeadlineLine
        transaction={transaction}
        party={party}
        className="block rounded-md bg-sunken p-3 text-sm"
      />
      {party === 'buyer' && <PaidTogether transaction={transaction} />}
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-10">
        <section aria-labelledby="facts-order" className="grid content-start gap-3">
          <h3 id="facts-order" className="font-semibold">
            Order
          </h3>
          <FactList
            facts={[
              { label: 'Order', value: transaction.invoice_id },
              ...(invoice ? [{ label: 'Invoice number', value: invoice }] : []),
              ...(deal ? [{ label: 'Bought', value: dealText(deal) }] : []),
              { label: 'Sales date', value: <DateTime at={transaction.created_at} /> },
              ...itemFacts(transaction),
              { label: 'Currency', value: currency },
              {
                label: 'Escrow fee',
                value: <Money amount_minor={transaction.escrow_fee} currency={currency} />,
              },
              {
                label: transaction.money.charged_minor > 0 ? 'Amount paid' : 'Total',
                value: (
                  <Money
                    className="font-semibold"
                    amount_minor={transaction.amount_paid}
                    currency={currency}
                  />
                ),
              },
            ]}
          />
        </section>
        <section aria-labelledby="facts-parties" className="grid content-start gap-3">
          <h3 id="facts-parties" className="font-semibold">
            Vendor and customer
          </h3>
          <FactList
            facts={[
              { label: 'Vendor', value: vendor.name },
              ...(vendor.address === '' ? [] : [{ label: 'Address', value: vendor.address }]),
              { label: 'City', value: vendor.city },
              { label: 'State', value: vendor.state },
              { label: 'Country', value: vendor.country },
              { label: 'Customer', value: customer_details.name },
            ]}
          />
        </section>
      </div>
    </div>
  )
}
