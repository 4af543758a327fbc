import { buyerDashboard } from '@/features/layout/dashboard-links'
import { RequireUser } from '../guards/require-user'
import { DashboardLayout } from './dashboard-layout'

export default function BuyerLayout() {
  return (
    <RequireUser>
      <DashboardLayout label="Your dashboard" links={buyerDashboard} />
    </RequireUser>
  )
}
