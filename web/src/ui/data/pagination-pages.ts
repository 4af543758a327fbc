/**
 * The page buttons to show. Up to three pages are all there; beyond that the first, the last and
 * the current one stay, with a gap where pages are left out.
 */
export const pagesToShow = (page: number, pages: number): (number | 'gap')[] => {
  if (pages <= 3) return Array.from({ length: pages }, (_, index) => index + 1)
  if (page <= 2) return [1, 2, 'gap', pages]
  if (page >= pages - 1) return [1, 'gap', pages - 1, pages]
  return [1, 'gap', page, 'gap', pages]
}
