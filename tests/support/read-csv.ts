/** Parses CSV by RFC 4180, row by row; strict, so that a malformed file fails a test. */
export const readCsv = (text: string): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  let rest = text.replace(/^\uFEFF/, '')
  while (rest !== '') {
    const [whole = '', quoted, plain, end] =
      /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? []
    if (whole === '') throw new Error(`No CSV: ${rest.slice(0, 80)}`)
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    rest = rest.slice(whole.length)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
