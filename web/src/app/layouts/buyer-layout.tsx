import { buyerDashboard } from '@/features/shell/dashboard-links'
import { DashboardLayout } from './dashboard-layout'

export default function BuyerLayout() {
  return <DashboardLayout label="Your dashboard" links={buyerDashboard} />
}
