import { VendorHome } from '@/features/selling/home/vendor-home'

export default function VendorHomePage() {
  return <VendorHome />
}
