import { NewDeal } from '@/features/selling/deals/edit-deal'

export default function DealNew() {
  return <NewDeal />
}
