import { REGION, VERSION } from '../../config'
import type { publicEndpoints } from '../../contract/api/endpoints/public'
import { CATEGORIES } from '../../contract/reference/categories'
import { LOCATIONS } from '../../contract/reference/locations'
import { listAnnouncements } from '../../usecases/announcement/list-announcements'
import { topCategories } from '../../usecases/category/top-categories'
import { sendMessage } from '../../usecases/contact/send-message'
import { confirmSubscription } from '../../usecases/newsletter/confirm-subscription'
import { subscribe } from '../../usecases/newsletter/subscribe'
import { unsubscribe } from '../../usecases/newsletter/unsubscribe'
import { listBanks } from '../../usecases/vendor/list-banks'
import type { Handlers } from '../handler'

export const publicHandlers: Handlers<typeof publicEndpoints> = {
  health: async () => ({ version: VERSION, region: REGION }),
  categories: async () => [...CATEGORIES],
  topCategories: ({ query }) => topCategories(query.limit),
  banks: (_input, deps) => listBanks(deps),
  locations: async () =>
    Object.fromEntries(Object.entries(LOCATIONS).map(([state, areas]) => [state, [...areas]])),
  announcements: () => listAnnouncements(),
  newsletter: ({ address, body }, deps) => subscribe(deps, address, body),
  confirmNewsletter: ({ body }, deps) => confirmSubscription(deps, body.token),
  unsubscribe: ({ body }, deps) => unsubscribe(deps, body.token),
  contact: ({ address, body }, deps) => sendMessage(deps, address, body),
}
