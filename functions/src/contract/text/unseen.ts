/**
 * What shows nothing, as the inside of a character class: format characters (zero width, marks of
 * direction, tags) and blank letters. `isPlainLine` and `isShownText` in firestore.rules list the same.
 */
export const UNSEEN =
  '\\p{Cf}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\uffa0'

const EVERY_UNSEEN = new RegExp(`[${UNSEEN}]+`, 'gu')
const EVERY_UNSEEN_OR_MARK = new RegExp(`[${UNSEEN}\\p{M}]+`, 'gu')

export const withoutUnseen = (text: string): string => text.replace(EVERY_UNSEEN, '')

/** Also without combining marks, which show nothing of their own. */
export const withoutUnseenAndMarks = (text: string): string =>
  text.replace(EVERY_UNSEEN_OR_MARK, '')
