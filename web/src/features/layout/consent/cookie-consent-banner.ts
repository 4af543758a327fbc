import 'vanilla-cookieconsent/dist/cookieconsent.css?banner'
import './cookie-consent.css'
import * as consent from 'vanilla-cookieconsent'
import { CONSENT_COOKIE, CONSENT_DAYS } from '@/config/consent'
import { paths } from '@/config/paths'

const styled = () => import('./cookie-preferences')

/** Loads the stylesheet of the preferences on the first click, because few people open them. */
const styleBeforeShowing = (event: MouseEvent) => {
  const isButton = event.target instanceof Element && event.target.closest('[data-role="show"]')
  if (!isButton) return
  document.removeEventListener('click', styleBeforeShowing, true)
  event.stopPropagation()
  // If the stylesheet fails to load, the dialog stays closed and the next click tries again.
  styled().then(consent.showPreferences, () =>
    document.addEventListener('click', styleBeforeShowing, true),
  )
}

const MARGIN = 16

/** Adds padding as tall as the banner, so that the whole page can be scrolled clear of it. */
const makeRoom = (banner: HTMLElement): void => {
  const below = Number.parseFloat(getComputedStyle(banner).bottom) || 0
  const room = Math.ceil(banner.offsetHeight + below + MARGIN)
  document.documentElement.style.setProperty('--consent-room', `${room}px`)
}

let following: ResizeObserver | undefined

const follow = (banner: HTMLElement): void => {
  following = new ResizeObserver(() => makeRoom(banner))
  following.observe(banner)
}

const unfollow = (): void => {
  following?.disconnect()
  document.documentElement.style.removeProperty('--consent-room')
}

let asked: Promise<void> | undefined

/** Opens the preferences, also for users who have already accepted the banner. */
export const showPreferences = async (): Promise<void> => {
  await Promise.all([askForConsent(), styled()])
  consent.showPreferences()
}

/** Shows the banner until it is accepted. The library stores the consent in its cookie. */
export const askForConsent = (): Promise<void> => {
  asked ??= ask()
  return asked
}

const ask = (): Promise<void> => {
  document.addEventListener('click', styleBeforeShowing, true)
  return consent.run({
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') follow(modal)
    },
    onModalHide: ({ modalName }) => {
      if (modalName === 'consentModal') unfollow()
    },
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: CONSENT_DAYS },
    // The banner is a product requirement, so browsers of a test suite must show it too.
    hideFromBots: false,
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left' },
      preferencesModal: { layout: 'box' },
    },
    categories: { necessary: { enabled: true, readOnly: true } },
    language: {
      default: 'en',
      translations: {
        en: {
          consentModal: {
            title: 'We value your privacy',
            description:
              'We keep only what the market needs to work: your session, your choices and what you have just viewed. Nothing follows you elsewhere.',
            acceptAllBtn: 'I understand',
            showPreferencesBtn: 'Preferences',
            footer: `<a href="${paths.privacyPolicy}">Privacy Policy</a><a href="${paths.termsOfUse}">Terms of use</a>`,
          },
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
}
