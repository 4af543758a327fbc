import { invoiceNumberText } from '@contract/entities/invoice'
import type { Transaction } from '@contract/entities/transaction'
import { Printer } from 'lucide-react'
import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { useLivePrivatePart, useLiveTransaction } from '@/lib/live/transactions'
import { DateTime } from '@/ui/data/date-time'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { FactList } from './fact-list'
import { MoneyStatement } from './money-statement'
import { Panel } from './panel'
import { TransactionStatusChip } from './transaction-status'

const Receipt = ({ transaction }: { transaction: Transaction }) => {
  const { id, product_details, customer_details, delivery, payment, quantity } = transaction
  const { vendor_details: vendor } = product_details
  const invoice = invoiceNumberText(transaction)
  const contact = useLivePrivatePart(id).data?.contact
  const to = contact ? [contact.recipient_name, contact.address] : []
  return (
    <article className="mx-auto grid w-full max-w-2xl gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <p className="font-heading text-xl font-semibold">{site.title}</p>
          <h1 className="text-2xl">Receipt {transaction.invoice_id}</h1>
          <p className="text-sm text-muted">
            {site.company}, {site.address}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          <LinkButton variant="secondary" to={paths.purchase(id)}>
            Back
          </LinkButton>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" />
            Print
          </Button>
        </div>
      </header>
      <Panel title="Purchase">
        <FactList
          facts={[
            ...(invoice ? [{ label: 'Invoice number', value: invoice }] : []),
            { label: 'Product', value: product_details.name },
            { label: 'Quantity', value: quantity },
            {
              label: 'Vendor',
              value: `${vendor.name}, ${vendor.address}, ${vendor.city}, ${vendor.state}, ${vendor.country}`,
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
            {
              label: 'Status',
              value: <TransactionStatusChip status={transaction.status.status} />,
            },
          ]}
        />
      </Panel>
      <Panel title="Money">
        <MoneyStatement transaction={transaction} />
      </Panel>
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
      <div role="status" aria-label="Loading the receipt">
        <Skeleton className="mx-auto h-[36rem] max-w-2xl" />
      </div>
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
