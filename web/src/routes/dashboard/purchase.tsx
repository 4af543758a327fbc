import { useParams } from 'react-router-dom'
import { TransactionPage } from '@/features/transaction/transaction-page'
import { transactionParts } from './transaction-parts'

export default function Purchase() {
  const { id } = useParams()
  return <TransactionPage id={id} party="buyer" parts={transactionParts} />
}
