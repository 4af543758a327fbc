import { AppError } from '../../../contract/api/errors'
import type { OwnWord } from '../../../contract/people/word'
import { readWord } from '../../../db/people/words'

/** @throws AppError `user/not-found` */
export const showWord = async (uid: string): Promise<OwnWord> => {
  const stored = await readWord(uid)
  if (!stored) throw new AppError('user/not-found')
  return stored
}
