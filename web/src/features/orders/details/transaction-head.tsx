import { statementOf } from '@contract/entities/money/statement'
import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { choiceText } from '@contract/goods-text'
import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { ProductImage } from '@/shared/images/product-image'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import { LinkButton } from '@/ui/form/link-button'
import { ItemLink } from './item-link'

type Props = {
  transaction: Transaction
  party: Party
  contact?: (transaction: Transaction) => ReactNode
}

export const TransactionHead = ({ transaction, party, contact }: Props) => {
  const { id, product_details, items, currency, invoice_id, created_at, payment } = transaction
  const { slug, image_url } = product_details
  const [item] = items
  const isOne = items.length === 1
  const choice = isOne && item && choiceText(item)
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <ProductImage url={image_url} className="w-20" />
      <div className="grid min-w-0 flex-1 basis-56 gap-1 sm:basis-96">
        <h1 className="max-sm:text-xl">
          {isOne ? (
            <ItemLink of={transaction} slug={slug}>
              {product_details.name}
            </ItemLink>
          ) : (
            `${product_details.name} and ${items.length - 1} more`
          )}
        </h1>
        {choice && <p className="font-semibold">{choice}</p>}
        <p className="flex flex-wrap gap-x-4 text-muted">
          <span>
            {isOne ? transaction.quantity : `${transaction.units_total} pieces`}
            {isOne ? ' × ' : ', '}
            <Money
              amount_minor={isOne ? product_details.price : statementOf(transaction).goods_minor}
              currency={currency}
            />
          </span>
          {/* On phones the way back says it already. */}
          <span className="max-sm:hidden">{invoice_id}</span>
          <DateTime at={created_at} />
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:px-3 max-sm:*:text-sm">
        {contact?.(transaction)}
        {party === 'buyer' && payment.paid_at && (
          <LinkButton variant="secondary" to={paths.receipt(id)}>
            <ReceiptText aria-hidden className="size-4" />
            Receipt
          </LinkButton>
        )}
      </div>
    </header>
  )
}
