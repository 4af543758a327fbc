/**
 * What makes a spreadsheet take a cell for a formula: the characters that OWASP names, the
 * full-width ones that Excel reads alike, and line breaks before them.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const FORMULA_AFTER_MARKS = /^'*[=+\-@\t\r\n＝＋－＠]/
const MARKED = /^'(?='*[=+\-@\t\r\n＝＋－＠])/

export const isFormula = (cell: string): boolean => FORMULA.test(cell)

/** The text behind an apostrophe, which spreadsheets read as "this is text". */
export const markedAsText = (text: string): string =>
  FORMULA_AFTER_MARKS.test(text) ? `'${text}` : text

/** The text that was marked, so that what was exported can be imported as it was. */
export const withoutTextMark = (cell: string): string => cell.replace(MARKED, '')
