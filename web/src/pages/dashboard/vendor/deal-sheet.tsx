import { useParams } from 'react-router-dom'
import { DealSheet } from '@/features/selling/deals/deal-sheet'

export default function DealSheetPage() {
  const { id = '' } = useParams()
  return <DealSheet id={id} />
}
