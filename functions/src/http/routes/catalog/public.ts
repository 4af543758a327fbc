import { REGION, VERSION } from '../../../config'
import type { publicEndpoints } from '../../../contract/api/catalog/public'
import { CATEGORIES } from '../../../contract/reference/categories'
import { LOCATIONS } from '../../../contract/reference/locations'
import { topCategories } from '../../../usecases/catalog/category/top-categories'
import { listAnnouncements } from '../../../usecases/messaging/announcement/list-announcements'
import { confirmSubscription } from '../../../usecases/messaging/newsletter/confirm-subscription'
import { subscribe } from '../../../usecases/messaging/newsletter/subscribe'
import { unsubscribe } from '../../../usecases/messaging/newsletter/unsubscribe'
import { sendMessage } from '../../../usecases/messaging/support/send-message'
import { listBanks } from '../../../usecases/people/vendor/list-banks'
import type { Handlers } from '../../handler'

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
