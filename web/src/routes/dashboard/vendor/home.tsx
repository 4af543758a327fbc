import { VendorHome } from '@/features/vendor-home/vendor-home'

export default function VendorHomePage() {
  return <VendorHome />
}
