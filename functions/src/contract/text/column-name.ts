import { valueKey } from './value-key'

/** The name of a column without what people add to it: "Price (NGN) *" is "price". */
export const plainColumnName = (name: string): string =>
  valueKey(name.replace(/[_"“”*:]|\s-\s/g, ' '))
    .replace(/ ?\((?:ngn|n|₦|naira|required|optional)\)$| (?:ngn|₦|in naira)$/, '')
    .trim()
