/** Items on a page of the marketplace and of the vendor list. */
export const GOODS_PER_PAGE = 24
export const STORES_PER_PAGE = 12
/** The most items of one page of a list. */
export const MAX_PER_PAGE = 60
/** The highest page number that a list accepts. */
export const MAX_PAGE = 10_000

/** A list may report any larger total as one more than this. Larger counts are shown as "10,000+". */
export const MAX_EXACT_COUNT = 10_000

/** Reads the page number of a URL; 1 if it is invalid. */
export const pageFrom = (text: string | null): number => {
  const page = Math.floor(Number(text))
  return page >= 1 ? Math.min(page, MAX_PAGE) : 1
}

/** The number of a list's last page; an empty list has one. */
export const lastPageOf = ({ total, limit }: { total: number; limit: number }): number =>
  Math.max(1, Math.ceil(total / limit))
