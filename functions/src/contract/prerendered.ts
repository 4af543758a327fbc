import { paths } from './urls'

/**
 * The pages that are the same for everyone before their code is there: the build renders each into a
 * file of its own. What they show of a device, an account or a query follows when they hydrate.
 */
export const PRERENDERED: readonly string[] = [
  paths.login,
  paths.signup,
  paths.forgotPassword,
  paths.cart,
  paths.account,
  paths.history,
  paths.guestFavourites,
  paths.about,
  paths.contact,
  paths.careers,
  paths.privacyPolicy,
  paths.termsOfUse,
  paths.productViolations,
  paths.howEscrowWorks,
  paths.sell,
  paths.check,
  paths.dealCode,
  paths.announcements,
]

/** The file of the build for one of these. */
export const prerenderedFile = (path: string): string => `prerendered${path}.html`

/** A path that no page has. */
export const MISSING_PATH = '/nothing/is/here'

/** What Hosting answers where it has nothing, with 404. */
export const MISSING_FILE = '404.html'
