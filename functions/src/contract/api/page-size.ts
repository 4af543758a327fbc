/** How many a page of the marketplace and of the stores shows. */
export const GOODS_PER_PAGE = 24
export const STORES_PER_PAGE = 12
/** No list may be asked for a further page than that. */
export const MAX_PAGE = 10_000

/** A page number as an address has it: the first one where that is nonsense. */
export const pageFrom = (text: string | null): number => {
  const page = Math.floor(Number(text))
  return page >= 1 ? Math.min(page, MAX_PAGE) : 1
}
