import { useParams } from 'react-router-dom'
import { ReceiptPage } from '@/features/orders/details/receipt-page'

export default function Receipt() {
  const { id } = useParams()
  return <ReceiptPage id={id} />
}
