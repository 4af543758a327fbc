import type { Deal } from '../entities/orders/deal'

/** How often a deal can still be bought. */
export const usesLeft = ({
  terms,
  reserved,
  sold,
  apart = 0,
}: Pick<Deal, 'reserved' | 'sold' | 'apart'> & { terms: Pick<Deal['terms'], 'uses'> }): number =>
  Math.max(0, terms.uses - reserved - sold - apart)
