import { type LetterContent, setLetter } from '../../domain/notification/letter'
import type { Deps } from '../deps'

/** A letter to somebody with an account; its foot leads to where they choose what is written. */
export const letterFrom = ({ app_url }: Deps, letter: LetterContent) =>
  setLetter(letter, `${app_url}/dashboard/settings#notifications`)
