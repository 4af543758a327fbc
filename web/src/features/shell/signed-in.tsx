import { AccountMenu } from './account-menu'
import { Bell } from './bell'
import { DashboardSwitcher } from './dashboard-switcher'
import { useActiveDashboard } from './use-active-dashboard'

/** The header's end for people who are signed in; visitors never load it. */
export default function SignedIn({ unread }: { unread?: number }) {
  const { isVendor, isOnDashboard } = useActiveDashboard()
  return (
    <>
      {isVendor && isOnDashboard && <DashboardSwitcher />}
      <Bell unread={unread} />
      <AccountMenu />
    </>
  )
}
