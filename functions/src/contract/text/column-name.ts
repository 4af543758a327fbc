import { valueKey } from './value-key'

/** What a column is counted in, or whether it is needed. */
const BEHIND =
  / (?:\((?:ngn|n|₦|naira|required|optional|pcs|pieces|units)\)|ngn|n|₦|naira|in naira)$/

/** The name of a column without what people add to it: "Price (NGN) *" and "Price/N" are "price". */
export const plainColumnName = (name: string): string =>
  valueKey(name.replace(/[_"“”*:=,./]|\s-\s/g, ' '))
    .replace(/ ?\( ?/g, ' (')
    .replace(/ \)/g, ')')
    .replace(BEHIND, '')
    .trim()
