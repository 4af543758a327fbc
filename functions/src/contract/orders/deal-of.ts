import type { DealSource, Source } from '../entities/orders/source'

/** The deal that was bought; undefined for a product. */
export const dealOf = ({ source }: { source?: Source | undefined }): DealSource | undefined =>
  source?.kind === 'deal' ? source : undefined

/** What a receipt names: a deal may have been edited since. */
export const dealText = ({ version }: Pick<DealSource, 'version'>): string =>
  `By a deal, version ${version} of it`
