const MONTH = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** A month as people say it: `November 2026`, of `2026-11`. */
export const monthText = (month: string): string =>
  MONTH.format(Date.parse(`${month}-15T12:00:00Z`))
