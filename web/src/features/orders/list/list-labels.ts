import type { Party } from '@contract/entities/orders/party'
import { vendorPaths } from '@contract/vendor-urls'
import { paths } from '@/config/paths'

type Words = {
  title: string
  /** The singular noun. */
  one: string
  other: string
  page: (id: string) => string
  list: string
  empty: string
  next: { label: string; to: string }
}

/** The labels and links that differ between purchases and sales. */
export const LIST_WORDS: Record<Party, Words> = {
  buyer: {
    title: 'Purchases',
    one: 'purchase',
    other: 'Vendor',
    page: paths.purchase,
    list: paths.purchases,
    empty:
      'What you buy shows here, with what happens next and by when. Your money is held until you approve.',
    next: { label: 'Go to the marketplace', to: paths.marketplace },
  },
  vendor: {
    title: 'Sales',
    one: 'sale',
    other: 'Customer',
    page: vendorPaths.sale,
    list: vendorPaths.sales,
    empty: 'Each order shows here, with what you need to do next and by when.',
    next: { label: 'See your products', to: vendorPaths.products },
  },
}
