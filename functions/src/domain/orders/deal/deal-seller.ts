import type { Vendor, VendorPrivate } from '../../../contract/entities/people/vendor'
import { withoutMarks } from '../../../contract/text/without-marks'
import { returnAddressOf } from '../../people/vendor/return-address'

/**
 * Whether somebody's deals can be paid: not suspended, with a bank account that was checked, and an
 * address that goods can go back to.
 */
export const isPayable = (store: { vendor: Vendor; private: VendorPrivate }): boolean =>
  store.vendor.status === 'active' &&
  store.private.payout_account !== null &&
  returnAddressOf(store) !== undefined

type Named = {
  legal_name: string
  /** As the bank writes it, most with the surname first. */
  account_name: string
  /** What they are called here, most with the given name first. */
  own_name: string
}

const wordsOf = (name: string): string[] =>
  name.split(/[\s,]+/u).filter((word) => /\p{L}/u.test(word))
const plain = (word: string): string => withoutMarks(word).toLowerCase()
const isCapital = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()
const initialOf = (word: string): string => {
  const [first = ''] = word
  return first === '' ? '' : `${first.toUpperCase()}.`
}

/** Given name and surname as far as the names tell them apart; the first is absent if they don't. */
const partsOf = ({ legal_name, account_name, own_name }: Named): [string | undefined, string] => {
  const words = wordsOf(legal_name)
  const named = (text: string | undefined) =>
    words.find((word) => plain(word) === plain(text ?? ''))
  const capitals = words.filter(isCapital)
  const [marked] = capitals
  const others = (surname: string) => words.filter((word) => word !== surname)
  if (marked && capitals.length === 1 && words.length > 1) return [others(marked)[0], marked]
  const [at_bank] = wordsOf(account_name)
  const surname = named(at_bank)
  const given = named(wordsOf(own_name)[0])
  if (surname && given && given !== surname) return [given, surname]
  return [undefined, words.at(-1) ?? '']
}

/**
 * Given name and initial of the surname of who has the bank account: enough to know them by, no more.
 * Only initials if the names don't say which is which, so that no surname is ever written out.
 */
export const bankInitials = (names: Named): string => {
  const [given, surname] = partsOf(names)
  const [first = ''] = wordsOf(names.legal_name)
  const shown = given ?? (first === surname ? '' : initialOf(first))
  return [shown, initialOf(surname)].filter(Boolean).join(' ')
}
