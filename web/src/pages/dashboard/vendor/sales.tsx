import { SalesDownload } from '@/features/orders/list/sales-download'
import { TransactionsPage } from '@/features/orders/list/transactions-page'
import { transactionParts } from '../transaction-parts'

export default function Sales() {
  return (
    <TransactionsPage party="vendor" parts={transactionParts}>
      <SalesDownload />
    </TransactionsPage>
  )
}
