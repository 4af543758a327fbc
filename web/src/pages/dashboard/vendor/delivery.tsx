import { DeliveryPage } from '@/features/selling/delivery/delivery-page'
import { usePageTitle } from '@/ui/navigation/use-page-title'

export default function VendorDeliveryPage() {
  usePageTitle('Delivery')
  return <DeliveryPage />
}
