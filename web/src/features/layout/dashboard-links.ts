import { vendorPaths } from '@contract/vendor-urls'
import {
  Bell,
  CircleCheck,
  Ellipsis,
  Handshake,
  Heart,
  House,
  type LucideIcon,
  MessageCircle,
  Package,
  ReceiptText,
  Settings,
  ShoppingBag,
  Star,
  Wallet,
} from 'lucide-react'
import { paths } from '@/config/paths'
import type { BarItem } from './bottom-bar'

export type DashboardLink = {
  label: string
  to: string
  icon: LucideIcon
  isExact?: boolean
  /** Shows the number of unread messages. */
  isMessages?: boolean
}

export const buyerDashboard: DashboardLink[] = [
  { label: 'Purchases', to: paths.purchases, icon: ShoppingBag },
  { label: 'Requests', to: paths.ownRequests, icon: Handshake },
  { label: 'Messages', to: paths.messages, icon: MessageCircle, isMessages: true },
  { label: 'Favourites', to: paths.favourites, icon: Heart },
  { label: 'Notifications', to: paths.notifications, icon: Bell },
  { label: 'Settings', to: paths.settings, icon: Settings },
]

export const vendorDashboard: DashboardLink[] = [
  { label: 'Home', to: paths.vendorHome, icon: House, isExact: true },
  { label: 'Products', to: vendorPaths.products, icon: Package },
  { label: 'Deals', to: vendorPaths.deals, icon: Handshake },
  { label: 'Sales', to: vendorPaths.sales, icon: ReceiptText },
  { label: 'Wallet', to: vendorPaths.wallet, icon: Wallet },
  { label: 'Messages', to: vendorPaths.messages, icon: MessageCircle, isMessages: true },
  { label: 'Reviews', to: vendorPaths.reviews, icon: Star },
  { label: 'Notifications', to: vendorPaths.notifications, icon: Bell },
  { label: 'Verification', to: vendorPaths.verification, icon: CircleCheck },
  { label: 'Settings', to: vendorPaths.settings, icon: Settings },
]

/** The bar at the bottom of phones in the vendor's dashboard. */
export const vendorBar: BarItem[] = [
  { label: 'Home', to: paths.vendorHome, icon: House, isExact: true },
  { label: 'Orders', to: vendorPaths.sales, icon: ReceiptText },
  { label: 'Products', to: vendorPaths.products, icon: Package },
  { label: 'Messages', to: vendorPaths.messages, icon: MessageCircle, isMessages: true },
  {
    label: 'More',
    to: vendorPaths.more,
    icon: Ellipsis,
    also: [
      vendorPaths.deals,
      vendorPaths.wallet,
      vendorPaths.reviews,
      vendorPaths.notifications,
      vendorPaths.verification,
      vendorPaths.settings,
    ],
  },
]
