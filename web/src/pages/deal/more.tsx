import type { SoldDeal } from '@contract/api/orders/deals'
import { ReportButton } from '@/features/catalog/report/report-button'
import { useOpened } from '@/features/orders/deal/use-opened'

/** What nobody needs to pay a deal; browsers load it afterwards. */
export default function DealMore({ deal, seller }: SoldDeal) {
  const { id, code, terms } = deal
  useOpened(code, seller.vendor_id)
  return (
    <ReportButton goods={{ id, name: terms.title, noun: 'deal', vendor_id: seller.vendor_id }} />
  )
}
