const DEFAULT_PER_PAGE = 50
const MOST_PER_PAGE = 100

const wholeOr = (text: string | null, other: number): number =>
  text && /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : other

const perPageOf = (query: URLSearchParams): number =>
  Math.min(wholeOr(query.get('perPage'), DEFAULT_PER_PAGE), MOST_PER_PAGE)

/** One numbered page of a list. */
export const pageOf = <T>(all: readonly T[], query: URLSearchParams) => {
  const perPage = perPageOf(query)
  const page = wholeOr(query.get('page'), 1)
  const skipped = (page - 1) * perPage
  return {
    items: all.slice(skipped, skipped + perPage),
    meta: {
      total: all.length,
      skipped,
      perPage,
      page,
      pageCount: Math.max(1, Math.ceil(all.length / perPage)),
    },
  }
}

/** One page of a list after a cursor; `next` is null on the last one. */
export const cursorPageOf = <T>(all: readonly T[], query: URLSearchParams) => {
  const perPage = perPageOf(query)
  const cursor = Buffer.from(query.get('next') ?? '', 'base64url').toString()
  const start = cursor === '' ? 0 : wholeOr(cursor, 0)
  const end = start + perPage
  return {
    items: all.slice(start, end),
    meta: {
      next: end < all.length ? Buffer.from(String(end)).toString('base64url') : null,
      previous: null,
      perPage,
    },
  }
}
