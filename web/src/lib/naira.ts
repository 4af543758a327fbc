const NAIRA = /^(?:\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d{1,2}))?$/
const KOBO = 100

/**
 * Naira as typed ("12,500.50") in whole kobo, without a float on the way. Undefined where it isn't
 * an amount: signs, letters, more than two decimals, or more than a number can hold.
 */
export const koboOf = (text: string): number | undefined => {
  const match = NAIRA.exec(text.trim())
  if (!match) return undefined
  const [whole = ''] = text.trim().replaceAll(',', '').split('.')
  const decimals = (match[1] ?? '').padEnd(2, '0')
  const kobo = Number(whole) * KOBO + Number(decimals)
  return Number.isSafeInteger(kobo) ? kobo : undefined
}

/** Whole kobo as a person would type them: "12500", or "12500.50". */
export const nairaOf = (kobo: number): string => {
  const rest = kobo % KOBO
  const whole = String((kobo - rest) / KOBO)
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`
}
