/**
 * The page buttons to show. Up to three pages are all shown; beyond that the first, the last and
 * the current page, with gaps for omitted pages.
 */
export const pagesToShow = (page: number, pages: number): (number | 'gap')[] => {
  if (pages <= 3) return Array.from({ length: pages }, (_, index) => index + 1)
  if (page <= 2) return [1, 2, 'gap', pages]
  if (page >= pages - 1) return [1, 'gap', pages - 1, pages]
  return [1, 'gap', page, 'gap', pages]
}
