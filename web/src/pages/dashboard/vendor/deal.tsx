import { useParams } from 'react-router-dom'
import { DealPage } from '@/features/selling/deals/deal-page'

export default function Deal() {
  const { id = '' } = useParams()
  return <DealPage id={id} />
}
