import { useParams } from 'react-router-dom'
import { EditDeal } from '@/features/selling/deals/edit-deal'

export default function DealEdit() {
  const { id = '' } = useParams()
  return <EditDeal id={id} />
}
