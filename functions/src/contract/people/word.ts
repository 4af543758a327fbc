import * as z from 'zod/mini'
import { looksOf } from '../text/lookalikes'
import { normalized } from '../text/normalized'
import { isReservedName } from '../text/reserved-name'
import { HOOKED, withoutMarks } from '../text/without-marks'

export const MIN_WORD_LENGTH = 3
export const MAX_WORD_LENGTH = 20
/** Each letter with two marks, and spaces around. */
const MAX_TYPED = 80

/** Anywhere in a word they make a message read as what it isn't. */
const NOWHERE = 'oja paystack admin operator paid refund escrow payment verif official support'
/** As the whole of a word, or together: PayNow, MoneyHeld, YourCode. */
const NOT_ALONE =
  'pay pays payout held hold holds send sent ship money cash naira kobo code pin otp password word words alert bank transfer credit debit deposit received confirm confirmed approve approved release released order orders done true real genuine sure safe secure valid message messages sms text email whatsapp team staff help security account wallet agent police urgent warning error null undefined now you your yours my our we us is are the and for from to of it not no yes'

const stems = NOWHERE.split(' ').flatMap(looksOf)
const alone = NOT_ALONE.split(' ').flatMap(looksOf)
const MISLEADING = new RegExp(`^(?:${alone.join('|')})+$`)

/** Whether a word before a message would say something about the message. */
const isMisleading = (word: string): boolean => {
  const look = looksOf(word).join('')
  return stems.some((stem) => look.includes(stem)) || MISLEADING.test(look) || isReservedName(word)
}

/** Latin letters with the marks of Nigerian languages: dots below and above, tones, hooks. */
const LETTERS = new RegExp(
  `^(?:[A-Za-z${HOOKED[0]}][\\u0300-\\u0304\\u0307\\u0308\\u030c\\u0323\\u0331]{0,2})+$`,
)

/** The word as SMS carries it, whose alphabet has no marks: "Ọ̀pẹ̀lẹ́" is "Opele". */
export const plainWord = (word: string): string => withoutMarks(word)

const isLong = (word: string): boolean => plainWord(word).length >= MIN_WORD_LENGTH
const isShort = (word: string): boolean => plainWord(word).length <= MAX_WORD_LENGTH

const TOO_LONG = `Use ${MAX_WORD_LENGTH} letters at most.`

/** A word as its owner types it, NFC-composed. */
export const wordSchema = z.string().check(
  z.maxLength(MAX_TYPED, TOO_LONG),
  z.overwrite((typed) => normalized(typed.trim(), 'NFC')),
  z.refine(
    (word) => word === '' || LETTERS.test(normalized(word, 'NFD')),
    'Use letters alone: no spaces, digits or signs.',
  ),
  z.refine(isLong, `Use at least ${MIN_WORD_LENGTH} letters.`),
  z.refine(isShort, TOO_LONG),
  z.refine(
    (word) => !isMisleading(word),
    'This could be taken for what a message says. Choose another word.',
  ),
)

/** What its owner alone reads. */
export const ownWordSchema = z.object({
  word: z.string(),
  /** False as long as it is one that we made. */
  is_chosen: z.boolean(),
})
export type OwnWord = z.infer<typeof ownWordSchema>

/** Whether somebody who knows the person could guess the word from one of these texts. */
export const isGuessable = (word: string, known: readonly string[]): boolean => {
  const look = looksOf(plainWord(word)).join('')
  return known.some((text) => looksOf(text).join('').includes(look))
}
