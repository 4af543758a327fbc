/** Colours of the theme that differ beside each other, in the light and in the dark. */
export type ChartColour = 'primary' | 'accent' | 'error' | 'neutral'

/** A figure of each row: a column of the table and, with a colour, bars of the chart. */
export type FigureColumn<Row> = {
  header: string
  value: (row: Row) => number
  text: (value: number) => string
  colour?: ChartColour
  /** Left out of the table on phones. */
  isWide?: true
}

export type FigureRows<Row> = {
  columns: readonly FigureColumn<Row>[]
  /** In the order of the chart. */
  rows: readonly Row[]
  /** What a row is of, such as its day; no two have the same. */
  rowLabel: (row: Row) => string
}
