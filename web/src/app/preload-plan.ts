/** What the HTML preloads for a page that didn't come rendered. */
export type PagePreload = {
  /** A regular expression that the path must match; its group is the page's parameter. */
  path: string
  /** The URL of the initial data, if it has any; `{…}` is the parameter. */
  data?: string
  /** With a query, a list needs other data. */
  is_list?: true
  /** The chunks that the page needs besides the app's. */
  chunks: string[]
}

/** The build writes it beside the start script, which is the same in every build. */
export type PreloadPlan = {
  /** The entry first, then what it imports. */
  app: string[]
  pages: PagePreload[]
}

/** The chunks of the page at this path, and its data's URL unless the query decides that. */
export const preloadsOf = (
  pages: readonly PagePreload[],
  pathname: string,
  search: string,
): { chunks: string[]; data?: string } => {
  for (const { path, data, is_list, chunks } of pages) {
    const [match, value = ''] = new RegExp(path).exec(pathname) ?? []
    if (match === undefined) continue
    if (data === undefined || (is_list && search)) return { chunks }
    return { chunks, data: data.replace(/\{\w+\}/, value) }
  }
  return { chunks: [] }
}
