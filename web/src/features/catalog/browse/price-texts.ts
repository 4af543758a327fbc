import { MINOR_UNITS } from '@contract/money'
import { AMOUNT_EXPECTED, minorFromText } from '@contract/text/typed-amount'

const MAX_NAIRA = 999_999_999

type Bounds<T> = { min?: T | undefined; max?: T | undefined }

const nairaOf = (text: string, round: (naira: number) => number): number | undefined => {
  const minor = minorFromText(text)
  return minor === undefined ? undefined : Math.min(MAX_NAIRA, round(minor / MINOR_UNITS))
}

/** Reads typed prices as whole naira, so that none between them is left out; empty is no bound. */
export const readPrices = (
  texts: Record<'min' | 'max', string>,
): { prices: Bounds<number>; errors: Bounds<string> } => {
  const [min, max] = [nairaOf(texts.min, Math.floor), nairaOf(texts.max, Math.ceil)]
  const isUnread = (text: string, price: number | undefined) =>
    text.trim() !== '' && price === undefined
  return {
    prices: { min, max },
    errors: {
      ...(isUnread(texts.min, min) && { min: AMOUNT_EXPECTED }),
      ...(isUnread(texts.max, max) && { max: AMOUNT_EXPECTED }),
    },
  }
}
