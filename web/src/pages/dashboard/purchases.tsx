import { TransactionsPage } from '@/features/orders/list/transactions-page'

export default function Purchases() {
  return <TransactionsPage party="buyer" />
}
