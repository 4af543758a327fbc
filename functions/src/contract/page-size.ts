/** How many a page of the marketplace and of the stores shows. */
export const GOODS_PER_PAGE = 24
export const STORES_PER_PAGE = 12
