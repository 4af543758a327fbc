import { paths } from '../../contract/urls'
import { type LetterContent, setLetter } from '../../domain/notification/letter'
import type { Deps } from '../deps'

/** A letter to somebody with an account; its foot leads to where they choose what is written. */
export const letterFrom = ({ app_url }: Deps, letter: LetterContent, unsubscribe_url?: string) =>
  setLetter(letter, {
    why: 'You get this letter because you have an account at Oja.',
    links: [
      {
        text: 'Choose what we write to you about',
        url: `${app_url}${paths.notificationChoices}`,
      },
      ...(unsubscribe_url
        ? [{ text: 'Unsubscribe from announcements', url: unsubscribe_url }]
        : []),
    ],
  })
