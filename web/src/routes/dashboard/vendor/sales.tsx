import { SalesDownload } from '@/features/transaction/sales-download'
import { TransactionsPage } from '@/features/transaction/transactions-page'
import { transactionParts } from '../transaction-parts'

export default function Sales() {
  return (
    <TransactionsPage party="vendor" parts={transactionParts}>
      <SalesDownload />
    </TransactionsPage>
  )
}
