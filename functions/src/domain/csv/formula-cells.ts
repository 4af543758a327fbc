/**
 * The first characters that make a spreadsheet read a cell as a formula: those that OWASP names,
 * including tabs and line breaks, and the full-width forms that Excel also accepts.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const FORMULA_AFTER_MARKS = /^'*[=+\-@\t\r\n＝＋－＠]/
const MARKED = /^'(?='*[=+\-@\t\r\n＝＋－＠])/

export const isFormula = (cell: string): boolean => FORMULA.test(cell)

/** Prefixes an apostrophe, which makes spreadsheets read the cell as text. */
export const markedAsText = (text: string): string =>
  FORMULA_AFTER_MARKS.test(text) ? `'${text}` : text

/** Removes the apostrophe, so that an exported cell can be imported unchanged. */
export const withoutTextMark = (cell: string): string => cell.replace(MARKED, '')
