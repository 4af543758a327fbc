import { DealsPage } from '@/features/selling/deals/deals-page'

export default function Deals() {
  return <DealsPage />
}
