import { paths } from '@/config/paths'

export type AccountLink = { label: string; to: string }

export const buyerLinks = (isOnDashboard: boolean): AccountLink[] => [
  ...(isOnDashboard ? [] : [{ label: 'Marketplace', to: paths.marketplace }]),
  { label: 'Dashboard', to: paths.purchases },
  { label: 'Notifications', to: paths.notifications },
  { label: 'Settings', to: paths.settings },
]

export const vendorLinks: AccountLink[] = [
  { label: 'My Store', to: paths.vendorProducts },
  { label: 'Dashboard', to: paths.vendorHome },
  { label: 'Transactions', to: paths.vendorSales },
  { label: 'Notifications', to: paths.vendorNotifications },
  { label: 'Settings', to: paths.vendorSettings },
]
