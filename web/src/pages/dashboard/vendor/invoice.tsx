import { useParams } from 'react-router-dom'
import { InvoicePage } from '@/features/selling/wallet/invoice-page'

export default function Invoice() {
  const { id } = useParams()
  return <InvoicePage id={id} />
}
