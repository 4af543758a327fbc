import { vendorDashboard } from '@/features/shell/dashboard-links'
import { DashboardLayout } from './dashboard-layout'

export default function VendorLayout() {
  return <DashboardLayout label="Your store" links={vendorDashboard} />
}
