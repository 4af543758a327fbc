import { paths } from '@/config/paths'
import type { RouteRow } from '../route-definition'

/** Requires a login but not the vendor role. */
export const onboardingRows: RouteRow[] = [[paths.vendorOnboarding, 'dashboard/vendor/onboarding']]

export const wizardRows: RouteRow[] = [
  [paths.vendorProductNew, 'dashboard/vendor/product-new'],
  [paths.vendorProductEdit(), 'dashboard/vendor/product-edit'],
]

export const vendorRows: RouteRow[] = [
  [paths.vendorHome, 'dashboard/vendor/home'],
  [paths.vendorProducts, 'dashboard/vendor/products'],
  [paths.vendorProductImport, 'dashboard/vendor/product-import'],
  [paths.vendorProduct(), 'dashboard/vendor/product'],
  [paths.vendorDeals, 'dashboard/vendor/deals'],
  [paths.vendorDealNew, 'dashboard/vendor/deal-new'],
  [paths.vendorDeal(':id'), 'dashboard/vendor/deal'],
  [paths.vendorDealEdit(':id'), 'dashboard/vendor/deal-edit'],
  [paths.vendorDealLive(':id'), 'dashboard/vendor/deal-live'],
  [paths.vendorDealSheet(':id'), 'dashboard/vendor/deal-sheet'],
  [paths.vendorSales, 'dashboard/vendor/sales'],
  [paths.vendorSale(':id'), 'dashboard/vendor/sale'],
  [paths.vendorMessages, 'dashboard/vendor/messages'],
  [paths.vendorConversation(':id'), 'dashboard/vendor/conversation'],
  [paths.vendorReviews, 'dashboard/vendor/reviews'],
  [paths.vendorSettings, 'dashboard/vendor/settings'],
  [paths.vendorDelivery, 'dashboard/vendor/delivery'],
  [paths.vendorNotifications, 'dashboard/vendor/notifications'],
  [paths.vendorWallet, 'dashboard/vendor/wallet'],
  [paths.vendorInvoice(':id'), 'dashboard/vendor/invoice'],
  [paths.vendorVerification, 'dashboard/vendor/verification'],
  [paths.vendorMore, 'dashboard/vendor/more'],
]
