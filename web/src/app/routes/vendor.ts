import { vendorPaths } from '@contract/vendor-urls'
import { paths } from '@/config/paths'
import type { RouteRow } from '../route-definition'

/** Requires a login but not the vendor role. */
export const onboardingRows: RouteRow[] = [[paths.vendorOnboarding, 'dashboard/vendor/onboarding']]

export const wizardRows: RouteRow[] = [
  [vendorPaths.productNew, 'dashboard/vendor/product-new'],
  [vendorPaths.productEdit(), 'dashboard/vendor/product-edit'],
]

export const vendorRows: RouteRow[] = [
  [paths.vendorHome, 'dashboard/vendor/home'],
  [vendorPaths.products, 'dashboard/vendor/products'],
  [vendorPaths.productImport, 'dashboard/vendor/product-import'],
  [vendorPaths.product(), 'dashboard/vendor/product'],
  [vendorPaths.deals, 'dashboard/vendor/deals'],
  [vendorPaths.dealNew, 'dashboard/vendor/deal-new'],
  [vendorPaths.deal(':id'), 'dashboard/vendor/deal'],
  [vendorPaths.dealEdit(':id'), 'dashboard/vendor/deal-edit'],
  [vendorPaths.dealLive(':id'), 'dashboard/vendor/deal-live'],
  [vendorPaths.dealSheet(':id'), 'dashboard/vendor/deal-sheet'],
  [vendorPaths.sales, 'dashboard/vendor/sales'],
  [vendorPaths.sale(':id'), 'dashboard/vendor/sale'],
  [vendorPaths.messages, 'dashboard/vendor/messages'],
  [vendorPaths.conversation(':id'), 'dashboard/vendor/conversation'],
  [vendorPaths.reviews, 'dashboard/vendor/reviews'],
  [vendorPaths.settings, 'dashboard/vendor/settings'],
  [vendorPaths.delivery, 'dashboard/vendor/delivery'],
  [vendorPaths.notifications, 'dashboard/vendor/notifications'],
  [vendorPaths.wallet, 'dashboard/vendor/wallet'],
  [vendorPaths.invoice(':id'), 'dashboard/vendor/invoice'],
  [vendorPaths.verification, 'dashboard/vendor/verification'],
  [vendorPaths.more, 'dashboard/vendor/more'],
]
