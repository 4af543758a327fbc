import { fileURLToPath } from 'node:url'

type Module = { importedIds: readonly string[]; code?: string | null }
type Info = { getModuleInfo: (id: string) => Module | null }

/** The most visited pages, and a plain page whose modules count as common to every page. */
const BUSIEST = ['home', 'marketplace', 'product']
const PLAIN = 'about'
/** What shows the goods of a deal as a product's, and little else of that page. */
const DEAL = 'deal'
/** What renders every signed-in page, and the most visited of these pages. */
const OWN_LAYOUTS = ['buyer-layout', 'vendor-layout']
const ORDERS = ['purchases', 'purchase', 'vendor/home', 'vendor/sales', 'vendor/sale']
const OTHERS = ['messages', 'conversation', 'notifications', 'settings', 'vendor/products']
/** What pays, which comes right after logging in. */
const PAYING = [
  'pages/checkout/checkout.tsx',
  'pages/checkout/cart.tsx',
  'app/layouts/focused-layout.tsx',
]
/** Modules that so many of these pages import come together. */
const MANY = 3
/** Pages that come before the signed-in ones, with little code. */
const LOGIN = ['login', 'signup']
/** What public pages load once they are shown. */
const LATER = [
  'features/layout/site-footer.tsx',
  'features/layout/content/category-icon.tsx',
  'features/layout/consent/consent-line.tsx',
  'features/layout/content/newsletter.tsx',
  'features/layout/search/search-suggestions.tsx',
  '../../functions/src/seo/tags.ts',
]
/** What the header gets then, the second on public pages alone. */
const HEADER_CART = ['features/layout/cart-link.tsx', 'features/layout/cart-count.tsx']
const HEADER_PLACE = ['shared/place/place-button.tsx']
/** And what the page of a product does. */
const LATER_PRODUCT = [
  'features/orders/cart/add-to-cart-button.tsx',
  'features/orders/delivery/product-delivery.tsx',
]
/** What it says of delivery then, which the cart and the checkout say as well. */
const DELIVERY = [
  'features/orders/delivery/product-delivery.tsx',
  'features/orders/delivery/arrival-line.tsx',
]
/** What shares an address, of which hardly a page has one part alone. */
const SHARE = ['ui/media/share-card.tsx', 'ui/media/share-targets.ts', 'ui/feedback/use-copy.ts']
/** What forms are made with, of which each alone is less than a request for it. */
const FORM = [
  'lib/field-props.ts',
  'lib/forms/draft-note.tsx',
  'lib/forms/email-field.ts',
  'lib/forms/use-form-draft.ts',
]
const FORM_PACKAGE = /\/node_modules\/(?:react-hook-form|@hookform\/resolvers)\//
/** Public pages without much code, and what toasts are shown with. */
const OTHER_PUBLIC = [
  'pages/cart.tsx',
  'pages/contact.tsx',
  'pages/favourites.tsx',
  'pages/history.tsx',
  'pages/newsletter-confirm.tsx',
  'pages/not-found.tsx',
  'pages/sell.tsx',
  'pages/terms-of-use.tsx',
  'pages/vendor.tsx',
  'ui/feedback/toaster.tsx',
]
/** Starts the session of somebody who is signed in, what is live for them, and their header. */
const SESSION = [
  'lib/firebase/watch-session.ts',
  'lib/live/live-host.tsx',
  'features/layout/signed-in.tsx',
]
/** Modules that fetch and validate data. Pages render while their chunk is still loading. */
const REQUESTS = ['catalog/product-requests', 'orders/review/review-requests']

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const pageFile = (page: string) => at(`../src/pages/${page}.tsx`)

const isOurs = (id: string) => /\/(web|functions)\/src\//.test(id)

const ICON_FILE = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g

/**
 * `Building2` is in building-2.js. The package's index exports every icon, so following its imports
 * doesn't show which icons are used.
 */
const iconFilesIn = (code: string) =>
  [...code.matchAll(ICON_IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s/)[0] ?? '')
    .map((name) => name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase())

/** Returns the file name for an icon, the module id for anything else. */
const keyOf = (id: string) => ICON_FILE.exec(id)?.[1] ?? id

/** The id of a module below src/. @throws if the build has none, so that no renamed file is forgotten */
const idOf = (file: string, info: Info) => {
  const id = at(`../src/${file}`)
  if (!info.getModuleInfo(id)) throw new Error(`chunk-groups.ts names ${file}, which isn't there.`)
  return id
}

/** Collects every module of this repository and every icon that these files import transitively. */
const collectModules = (ids: string[], info: Info) => {
  const seen = new Set<string>()
  const queue = [...ids]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id) || !isOurs(id)) continue
    seen.add(id)
    const { importedIds = [], code } = info.getModuleInfo(id) ?? {}
    queue.push(...importedIds)
    for (const icon of iconFilesIn(code ?? '')) seen.add(icon)
  }
  return seen
}

const reachesOf = (info: Info) => {
  const idsOf = (files: string[]) => files.map((file) => idOf(file, info))
  const fromFiles = (files: string[]) => collectModules(idsOf(files), info)
  const fromFile = (file: string) => fromFiles([file])
  const fromPage = (page: string) => fromFile(`pages/${page}.tsx`)
  return {
    pages: new Map([...BUSIEST, PLAIN].map((page) => [page, fromPage(page)])),
    deal: fromPage(DEAL),
    requests: fromFiles(REQUESTS.map((name) => `features/${name}.ts`)),
    later: LATER.map(fromFile),
    headerCart: fromFiles(HEADER_CART),
    headerPlace: fromFiles(HEADER_PLACE),
    laterProduct: LATER_PRODUCT.map(fromFile),
    delivery: fromFiles(DELIVERY),
    deliveryFiles: idsOf(DELIVERY),
    share: idsOf(SHARE),
    form: idsOf(FORM),
    otherPublic: fromFiles(OTHER_PUBLIC),
    session: fromFiles(SESSION),
    login: LOGIN.map((page) => fromPage(`auth/${page}`)),
    layouts: OWN_LAYOUTS.map((layout) => fromFile(`app/layouts/${layout}.tsx`)),
    orders: ORDERS.map((page) => fromPage(`dashboard/${page}`)),
    paying: fromFiles(PAYING),
    vendorHome: fromPage('dashboard/vendor/home'),
    others: OTHERS.map((page) => fromPage(`dashboard/${page}`)),
  }
}
type Reaches = ReturnType<typeof reachesOf>

const isPageFile = (id: string) => BUSIEST.some((page) => pageFile(page) === id)
const countIn = (reaches: Iterable<Set<string>>, key: string) =>
  [...reaches].filter((reach) => reach.has(key)).length

/** Whether signed-in pages share a module, and how many of each kind import it. */
const ownUse = (key: string, { session, layouts, orders, others, paying }: Reaches) => {
  const [in_orders, in_others] = [countIn(orders, key), countIn(others, key)]
  const isInLayout = countIn(layouts, key) > 0
  // A file of its own costs more than an icon has.
  const many = paying.has(key) && !isOurs(key) ? 1 : MANY
  const isShared = isInLayout || session.has(key) || in_orders + in_others >= many
  return { isShared, isInLayout, in_others, isUsed: isShared || in_orders + in_others > 0 }
}

/** Groups the modules that exactly `count` of the busiest pages import, one chunk per page set. */
const sharedBy = (count: number) => (id: string, reaches: Reaches) => {
  const { pages, requests } = reaches
  const key = keyOf(id)
  // A page's own file stays in its own chunk, because the manifest finds the page by that chunk.
  if (pages.get(PLAIN)?.has(key) || isPageFile(id)) return null
  const by = BUSIEST.filter((page) => pages.get(page)?.has(key))
  // Every page fetches data, so a module shared by a page and the requests is used on all pages.
  const isFetched = requests.has(key) && by.length > 0
  // What a product shares with one list alone is too little for a request of its own, and so is what
  // a busy page shares with few signed-in ones, which would get the rest of that page with it.
  const { isShared, isUsed } = ownUse(key, reaches)
  // An icon alone is less than a request for it.
  const isAlone = !isShared || !isOurs(key)
  const isLittle = by.length === 1 ? isUsed && isAlone : by.length === 2 && by.includes('product')
  const all = isFetched || isLittle ? BUSIEST : by
  return all.length === count ? `${all.join('-')}-parts` : null
}

/** Groups the modules that one of the busiest pages has in common with signed-in pages. */
const sharedByOneAndOwn = (id: string, reaches: Reaches) => {
  const group = sharedBy(1)(id, reaches)
  return group && ownUse(keyOf(id), reaches).isShared ? `own-${group}` : null
}

/** Groups what the page of a product has in common with a deal's. */
const sharedWithDeal = (id: string, reaches: Reaches) =>
  sharedBy(1)(id, reaches) === 'product-parts' && reaches.deal.has(keyOf(id))
    ? 'product-deal-parts'
    : null

/** Groups the request modules that none of these pages imports statically. */
const askedWith = (id: string, { pages, requests }: Reaches) =>
  requests.has(id) && countIn(pages.values(), id) === 0 ? 'requests' : null

/** Groups what the header gets later and no page imports statically. */
const inHeader =
  (name: 'headerCart' | 'headerPlace', group: string) => (id: string, reaches: Reaches) => {
    const { pages, requests } = reaches
    const key = keyOf(id)
    const isEarlier = countIn(pages.values(), key) > 0 || requests.has(key)
    return reaches[name].has(key) && !isEarlier ? group : null
  }

/**
 * The group of a module that signed-in pages share and no busy page imports. What a module of a group
 * imports is in the same group or in one of higher priority.
 */
const ownGroupOf = (id: string, reaches: Reaches) => {
  const { pages, requests, later, laterProduct, otherPublic, session, login } = reaches
  const key = keyOf(id)
  const { isShared, isInLayout, in_others } = ownUse(key, reaches)
  if (!isShared || countIn(pages.values(), key) > 0 || requests.has(key)) return null
  if (countIn(later, key) > 0) return 'later-parts'
  if (countIn(laterProduct, key) > 0) return 'product-later-parts'
  if (otherPublic.has(key)) return 'public-own-parts'
  if (session.has(key) || countIn(login, key) > 0) return 'session'
  if (reaches.paying.has(key)) return 'paying-parts'
  if (isInLayout || in_others > 0) return 'own-parts'
  // It shows little of an order.
  return reaches.vendorHome.has(key) ? 'vendor-home-parts' : 'orders-parts'
}

/** Groups what is left of what a product's page, the cart and the checkout say of delivery. */
const ofDelivery = (id: string, { delivery, deliveryFiles }: Reaches) =>
  delivery.has(keyOf(id)) && !deliveryFiles.includes(id) ? 'delivery-parts' : null

const ofSharing = (id: string, { share }: Reaches) => (share.includes(id) ? 'share-parts' : null)

const ofForms = (id: string, { form }: Reaches) =>
  form.includes(id) || FORM_PACKAGE.test(id) ? 'form-parts' : null

const own = (group: ReturnType<typeof ownGroupOf>) => (id: string, reaches: Reaches) =>
  ownGroupOf(id, reaches) === group ? group : null

/**
 * Gives each of the busiest pages one chunk of its own plus those it shares: by default the bundler
 * makes 42 chunks for the marketplace, most of them below a kilobyte, which compress to 10 KiB more.
 * Signed-in pages have a few common chunks in place of 60 small ones; every chunk's name is part of
 * what each visitor loads.
 * A group also takes the modules that its members import, so more widely shared groups have a
 * higher priority.
 */
export const chunkGroups = () => {
  let reaches: Reaches | undefined
  const named = (nameOf: (id: string, reaches: Reaches) => string | null) => {
    return (id: string, info: Info) => {
      reaches ??= reachesOf(info)
      return nameOf(id, reaches)
    }
  }
  return [
    { name: 'start', tags: ['$initial' as const] },
    { name: named(sharedBy(3)) },
    { name: named(sharedBy(2)) },
    { name: named(sharedByOneAndOwn) },
    { name: named(sharedWithDeal) },
    { name: named(sharedBy(1)) },
    { name: named(askedWith) },
    { name: named(inHeader('headerCart', 'header-cart')) },
    { name: named(inHeader('headerPlace', 'header-place')) },
    { name: named(own('later-parts')) },
    { name: named(own('product-later-parts')) },
    { name: named(own('public-own-parts')) },
    { name: named(own('session')) },
    { name: named(own('paying-parts')) },
    { name: named(own('own-parts')) },
    { name: named(own('vendor-home-parts')) },
    { name: named(own('orders-parts')) },
    { name: named(ofDelivery) },
    { name: named(ofSharing) },
    { name: named(ofForms) },
  ].map((group, at, { length }) => ({ ...group, priority: length - at }))
}
