/** Wider tables and higher cells are a mistake. */
const MAX_COLUMNS = 500
const MAX_ROWS_SPANNED = 1_000

/** How many columns or rows a cell takes, as its attribute says. */
const spanOf = (attribute: string | null | undefined, max: number): number => {
  const span = Number(attribute ?? 1)
  return Number.isInteger(span) && span > 0 ? Math.min(span, max) : 1
}

/** Finds the columns of a table's cells, past what others span. */
export const tableColumns = () => {
  /** By column: how many of the next rows a cell takes, and those taken in this one. */
  let below: number[] = []
  let taken: boolean[] = []
  let next = 0
  return {
    /** Begins a row, with the columns that cells above take of it. */
    beginRow: (): number[] => {
      taken = below.map((rows) => rows > 0)
      below = below.map((rows) => Math.max(0, rows - 1))
      next = 0
      return [...taken.keys()].filter((column) => taken[column])
    },
    /** The column of the next cell of the row, by its attributes. */
    place: (colspan?: string | null, rowspan?: string | null): number => {
      while (taken[next]) next += 1
      const column = Math.min(next, MAX_COLUMNS)
      next = Math.min(column + spanOf(colspan, MAX_COLUMNS), MAX_COLUMNS)
      const rows = spanOf(rowspan, MAX_ROWS_SPANNED)
      for (let at = column; at < next; at += 1) below[at] = Math.max(below[at] ?? 0, rows - 1)
      return column
    },
  }
}
