import { invoiceNumberText } from '@contract/entities/money/invoice'
import type { Transaction } from '@contract/entities/orders/transaction'
import { missingText } from '@contract/goods-text'
import { dealOf, dealText } from '@contract/orders/deal-of'
import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { Awaited } from '@/lib/awaited'
import { useLivePrivatePart, useLiveTransaction } from '@/lib/live/transactions'
import { PrintHeader } from '@/shared/brand/print-header'
import { changedMindText } from '@/shared/store/changed-mind-text'
import { DateTime } from '@/ui/data/date-time'
import { Panel } from '@/ui/data/panel'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { returnedGoodsText, returnedLabel } from '../return/returned-goods'
import { FactList } from './fact-list'
import { MoneyStatement } from './money-statement'
import { OrderItems } from './order-items'
import { storeAddressText } from './store-address-text'
import { TaxDocuments } from './tax-documents'
import { TransactionStatusChip } from './transaction-status'

const Receipt = ({ transaction }: { transaction: Transaction }) => {
  const { id, product_details, customer_details, delivery, payment, partial } = transaction
  const { vendor_details: vendor } = product_details
  const invoice = invoiceNumberText(transaction)
  const deal = dealOf(transaction)
  const contact = useLivePrivatePart(id).data?.contact
  const to = contact ? [contact.recipient_name, contact.address] : []
  return (
    <article className="mx-auto grid w-full max-w-2xl gap-6">
      <PrintHeader title={`Receipt ${transaction.invoice_id}`} back={paths.purchase(id)}>
        {site.company}, {site.address}
      </PrintHeader>
      <Panel title="Purchase">
        <FactList
          facts={[
            ...(invoice ? [{ label: 'Invoice number', value: invoice }] : []),
            ...(deal ? [{ label: 'Bought', value: dealText(deal) }] : []),
            ...(partial ? [{ label: 'Not available', value: missingText(transaction) }] : []),
            {
              label: 'Vendor',
              value: `${vendor.name}, ${storeAddressText(vendor)}`,
            },
            { label: 'Customer', value: customer_details.name },
            {
              label: 'Deliver to',
              value: [...to, delivery.city, delivery.state].join(', '),
            },
            { label: 'Ordered', value: <DateTime at={transaction.created_at} withTime /> },
            ...(payment.paid_at
              ? [{ label: 'Paid', value: <DateTime at={payment.paid_at} withTime /> }]
              : []),
            { label: 'Payment reference', value: payment.reference },
            { label: 'Returns', value: changedMindText(transaction.return_policy) },
            ...(transaction.return?.outcome === 'refunded'
              ? [
                  {
                    label: returnedLabel(transaction.return),
                    value: returnedGoodsText(transaction, transaction.return),
                  },
                ]
              : []),
            {
              label: 'Status',
              value: <TransactionStatusChip status={transaction.status.status} />,
            },
          ]}
        />
      </Panel>
      <Panel title="Goods">
        <OrderItems transaction={transaction} />
      </Panel>
      <Panel title="Money">
        <MoneyStatement transaction={transaction} party="buyer" />
      </Panel>
      <TaxDocuments transaction={transaction} />
      <p className="text-sm text-muted">
        Questions? {site.emails.info}, {site.phone}
      </p>
    </article>
  )
}

/** A printable receipt. */
export const ReceiptPage = ({ id }: { id: string | undefined }) => {
  const live = useLiveTransaction(id)
  usePageTitle(live.data ? `Receipt ${live.data.invoice_id}` : 'Receipt')
  if (live.status === 'loading') {
    return (
      <Awaited label="Loading the receipt">
        <Skeleton className="mx-auto h-[36rem] max-w-2xl" />
      </Awaited>
    )
  }
  if (live.status === 'error' && live.error.code !== 'permission-denied') {
    return <ErrorState onRetry={live.retry}>The receipt could not be loaded.</ErrorState>
  }
  if (!live.data?.payment.paid_at) {
    return (
      <EmptyState
        title="There is no receipt"
        action={<LinkButton to={paths.purchases}>See your purchases</LinkButton>}
      >
        A receipt is made once a purchase has been paid.
      </EmptyState>
    )
  }
  return <Receipt transaction={live.data} />
}
