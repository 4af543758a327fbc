import { TransactionsPage } from '@/features/orders/list/transactions-page'
import { transactionParts } from './transaction-parts'

export default function Purchases() {
  return <TransactionsPage party="buyer" parts={transactionParts} />
}
