import type { Party, Transaction } from '@contract/entities/transaction'
import { Receipt } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import { LinkButton } from '@/ui/form/link-button'
import { ProductImage } from './product-image'

type Props = {
  transaction: Transaction
  party: Party
  contact?: (transaction: Transaction) => ReactNode
}

export const TransactionHead = ({ transaction, party, contact }: Props) => {
  const { id, product_details, quantity, currency, invoice_id, created_at, payment } = transaction
  return (
    <header className="flex flex-wrap items-start gap-x-5 gap-y-4">
      <ProductImage url={product_details.image_url} className="w-20" />
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <h1 className="text-2xl md:text-3xl">
          <Link to={paths.product(product_details.slug)} className="hover:underline">
            {product_details.name}
          </Link>
        </h1>
        <p className="flex flex-wrap gap-x-4 text-muted">
          <span>
            {quantity} × <Money amount_minor={product_details.price} currency={currency} />
          </span>
          <span>{invoice_id}</span>
          <DateTime at={created_at} />
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {contact?.(transaction)}
        {party === 'buyer' && payment.paid_at && (
          <LinkButton variant="secondary" to={paths.receipt(id)}>
            <Receipt aria-hidden className="size-4" />
            Receipt
          </LinkButton>
        )}
      </div>
    </header>
  )
}
