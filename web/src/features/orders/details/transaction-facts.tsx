import { invoiceNumberText } from '@contract/entities/invoice'
import type { Party, Transaction } from '@contract/entities/transaction'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import { DeadlineLine } from './deadline-line'
import { FactList } from './fact-list'
import { ProductImage } from './product-image'
import { TransactionStatusChip } from './transaction-status'

type Props = { transaction: Transaction; party: Party }

/** The transaction fields that the specification lists. */
export const TransactionFacts = ({ transaction, party }: Props) => {
  const { product_details, customer_details, currency, status } = transaction
  const { vendor_details: vendor } = product_details
  const invoice = invoiceNumberText(transaction)
  return (
    <div className="grid gap-6">
      <div className="flex gap-4">
        <ProductImage url={product_details.image_url} className="w-20 sm:w-24" />
        <div className="grid min-w-0 content-start justify-items-start gap-1.5">
          <p className="font-heading text-lg font-semibold">
            <Link to={paths.product(product_details.slug)} className="hover:underline">
              {product_details.name}
            </Link>
          </p>
          <Money amount_minor={product_details.price} currency={currency} />
          <TransactionStatusChip status={status.status} />
        </div>
      </div>
      <DeadlineLine
        transaction={transaction}
        party={party}
        className="block rounded-md bg-sunken p-3 text-sm"
      />
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-10">
        <section aria-labelledby="facts-order" className="grid content-start gap-3">
          <h3 id="facts-order" className="font-semibold">
            Order
          </h3>
          <FactList
            facts={[
              { label: 'Order', value: transaction.invoice_id },
              ...(invoice ? [{ label: 'Invoice number', value: invoice }] : []),
              { label: 'Sales date', value: <DateTime at={transaction.created_at} /> },
              { label: 'Quantity', value: transaction.quantity },
              { label: 'Currency', value: currency },
              {
                label: 'Escrow fee',
                value: <Money amount_minor={transaction.escrow_fee} currency={currency} />,
              },
              {
                label: 'Amount paid',
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
              { label: 'Address', value: vendor.address },
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
