import * as consent from 'vanilla-cookieconsent'
import { CONSENT_COOKIE, CONSENT_DAYS } from '@/config/consent'
import { loadChunk } from '@/ui/chunks/load-chunk'

let prepared: Promise<void> | undefined

/** The library stores the consent and shows the preferences; `ConsentLine` asks. */
const prepare = (): Promise<void> => {
  prepared ??= consent.run({
    autoShow: false,
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: CONSENT_DAYS },
    // The line is a product requirement, so browsers of a test suite must be able to answer it too.
    hideFromBots: false,
    guiOptions: { preferencesModal: { layout: 'box' } },
    categories: { necessary: { enabled: true, readOnly: true } },
    language: {
      default: 'en',
      translations: {
        en: {
          // The library makes an empty banner; `base.css` hides it.
          consentModal: {},
          preferencesModal: {
            title: 'Manage Your Cookie Preferences',
            savePreferencesBtn: 'Save my preferences',
            closeIconLabel: 'Close',
            sections: [
              {
                description:
                  'Oja uses no cookies for advertising or for measuring you. There is one category, and the market can’t run without it.',
              },
              {
                title: 'Necessary',
                description: `Keeps you signed in, remembers this choice for ${CONSENT_DAYS} days, and holds your preferences, favourites, viewed products and unfinished texts on this device. Always on.`,
                linkedCategory: 'necessary',
              },
            ],
          },
        },
      },
    },
  })
  return prepared
}

export const acceptAll = async (): Promise<void> => {
  await prepare()
  consent.acceptCategory('all')
}

/** Opens the preferences, also for users who have already accepted. */
export const showPreferences = async (): Promise<void> => {
  await Promise.all([prepare(), loadChunk(() => import('./cookie-preferences'))])
  consent.showPreferences()
}
