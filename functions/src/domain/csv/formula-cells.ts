import { spoiltAs } from './spoilt-cells'

/**
 * The first characters that make a spreadsheet read a cell as a formula: those that OWASP names,
 * including tabs and line breaks, and the full-width forms that Excel also accepts.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** An apostrophe of a spreadsheet, before what would be a formula or a number. */
const MARKED = /^'(?='*(?:[=+\-@\t\r\n＝＋－＠]|\d[\d.,/-]*$))/
/** What of a dash is calculated: an operator, a function, a command. */
const CALCULATED = /^[-－](?:[\d.,]+\s?[+*^&=]|[\w.]{1,60}\(|[^\n|]{0,500}\|)/

export const isFormula = (cell: string): boolean => FORMULA.test(cell)

/** Whether a text begins a list with a dash, as people do. */
export const isList = (cell: string): boolean => /^[-－](?!$)/.test(cell) && !CALCULATED.test(cell)

/** Prefixes an apostrophe, which makes spreadsheets read the cell as text. */
export const markedAsText = (text: string): string =>
  isFormula(text) || MARKED.test(text) ? `'${text}` : text

/** The text of a cell that is written as a formula to keep its zeros: ="0042". */
export const withoutTextFormula = (cell: string): string =>
  cell.trim().replace(/^="([^"]*)"$/, '$1')

/** Removes the apostrophe, so that an exported cell can be imported unchanged. */
export const withoutTextMark = (cell: string): string => cell.replace(MARKED, '')

const isSpoilt = (text: string): boolean => spoiltAs(text.replace(/^'+/, '')) !== undefined

/** Prefixes an apostrophe where a spreadsheet makes a date or a rounded number of a text. */
export const markedSpoilt = (text: string): string => (isSpoilt(text) ? `'${text}` : text)

/** The text of a cell that `markedSpoilt` and `markedAsText` wrote, or a vendor. */
export const withoutSpoiltMark = (cell: string): string => {
  const text = withoutTextMark(cell)
  return text.startsWith("'") && isSpoilt(text) ? text.slice(1) : text
}

/**
 * Of a code, any apostrophe at its beginning is a spreadsheet's; an own one is written twice. One
 * that reads as spoilt has an apostrophe too.
 */
export const markedSku = (sku: string): string =>
  sku.startsWith("'") || spoiltAs(sku) ? `'${sku}` : sku

/** The code of a cell that `markedSku` and `markedAsText` wrote, or another shop. */
export const withoutSkuMark = (cell: string): string => withoutTextMark(cell).replace(/^'/, '')
