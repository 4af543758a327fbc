const ACCOUNT = /(^|[^\d.,])\d(?:[ -]?\d){9}(?![ -]?\d|[.,]\d)/g
/** Words that mark a ten-digit number as something other than a bank account. */
const NAMED_OTHERWISE =
  /\b(tracking|waybill|invoice|order|reference|ref|imei|serial)\b[^.!?\n]{0,20}$/i
const NAME_LOOKS_BACK = 40

const PHRASES: readonly RegExp[] = [
  /\b(pay|transfer|send|deposit|wire|remit)\b[^.!?\n]{0,40}\b(my|our|this|his|her)\b[^.!?\n]{0,20}\b(account|acct|a\/c|bank)\b/i,
  /\b(account|acct|a\/c)\s*(number|no|num|details)\b/i,
  /\b(pay|payment|transfer|deal|buy|transact|money|cash)\b[^.!?\n]{0,40}\boutside\b/i,
  /\boutside\b[^.!?\n]{0,20}\b(oja|escrow|(the|this) (app|site|website|platform))\b/i,
  /\b(pay|transfer|send)\b[^.!?\n]{0,30}\b(directly|direct)\b/i,
  /\b(pay|transfer|send)\b[^.!?\n]{0,30}\b(opay|palmpay|kuda|moniepoint|crypto|usdt|bitcoin)\b/i,
  /\b(without|skip|avoid|bypass)\b[^.!?\n]{0,20}\b(escrow|(the |this )?(app|site|platform))\b/i,
  /\bwhats\s?app\b[^.!?\n]{0,40}\d{4,}/i,
  /\b(on|my|our|me|us|via|through|to)\s+whats\s?app\b/i,
  /\bwhats\s?app\s+(me|us|line|number)\b/i,
  /\bwa\.me\//i,
]

const namesAccount = (text: string): boolean =>
  [...text.matchAll(ACCOUNT)].some(({ index, 1: separator = '' }) => {
    const at = index + separator.length
    const before = text.slice(Math.max(0, at - NAME_LOOKS_BACK), at)
    return !NAMED_OTHERWISE.test(before)
  })

/**
 * Whether a text asks for payment outside escrow, or to move to a channel where that is likely. It
 * only triggers a warning, so a false positive does less harm than a false negative.
 */
export const asksToPayOutside = (text: string): boolean =>
  namesAccount(text) || PHRASES.some((phrase) => phrase.test(text))
