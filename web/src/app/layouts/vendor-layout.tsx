import { vendorBar, vendorDashboard } from '@/features/layout/dashboard-links'
import { RequireVendor } from '../guards/require-vendor'
import { DashboardLayout } from './dashboard-layout'

export default function VendorLayout() {
  return (
    <RequireVendor>
      <DashboardLayout label="Your store" links={vendorDashboard} bar={vendorBar} />
    </RequireVendor>
  )
}
