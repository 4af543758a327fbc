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
  { label: 'Products', to: paths.vendorProducts, icon: Package },
  { label: 'Deals', to: paths.vendorDeals, icon: Handshake },
  { label: 'Sales', to: paths.vendorSales, icon: ReceiptText },
  { label: 'Wallet', to: paths.vendorWallet, icon: Wallet },
  { label: 'Messages', to: paths.vendorMessages, icon: MessageCircle, isMessages: true },
  { label: 'Reviews', to: paths.vendorReviews, icon: Star },
  { label: 'Notifications', to: paths.vendorNotifications, icon: Bell },
  { label: 'Verification', to: paths.vendorVerification, icon: CircleCheck },
  { label: 'Settings', to: paths.vendorSettings, icon: Settings },
]

/** The bar at the bottom of phones in the vendor's dashboard. */
export const vendorBar: BarItem[] = [
  { label: 'Home', to: paths.vendorHome, icon: House, isExact: true },
  { label: 'Orders', to: paths.vendorSales, icon: ReceiptText },
  { label: 'Products', to: paths.vendorProducts, icon: Package },
  { label: 'Messages', to: paths.vendorMessages, icon: MessageCircle, isMessages: true },
  {
    label: 'More',
    to: paths.vendorMore,
    icon: Ellipsis,
    also: [
      paths.vendorDeals,
      paths.vendorWallet,
      paths.vendorReviews,
      paths.vendorNotifications,
      paths.vendorVerification,
      paths.vendorSettings,
    ],
  },
]
