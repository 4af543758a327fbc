import { SalesDownload } from '@/features/orders/list/sales-download'
import { TransactionsPage } from '@/features/orders/list/transactions-page'

export default function Sales() {
  return (
    <TransactionsPage party="vendor">
      <SalesDownload />
    </TransactionsPage>
  )
}
