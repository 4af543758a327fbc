import * as z from 'zod/mini'
import { productEndpoints } from '../contract/api/catalog/products'
import type { Endpoint } from '../contract/api/endpoint'
import { AppError } from '../contract/api/errors'
import { dealEndpoints } from '../contract/api/orders/deals'
import { lastPageOf, pageFrom, STORES_PER_PAGE } from '../contract/api/page-size'
import { vendorEndpoints } from '../contract/api/people/vendors'
import {
  categoryOf,
  filterOf,
  isUnchanged,
  type MarketplaceFilter,
  queryOf,
  searchOf,
} from '../contract/catalog/marketplace-filter'
import type { Product } from '../contract/entities/catalog/product'
import { uidSchema } from '../contract/ids'
import { shownDealCode } from '../contract/orders/deal-code'
import { isSold } from '../contract/orders/is-sold'
import { readDealCode } from '../contract/orders/read-deal-code'
import { restingOf } from '../contract/people/store-rest'
import { dataQueryOf, type PublicPageName } from '../contract/public-pages'
import type { CategoryValue } from '../contract/reference/categories'
import { idFromSlug } from '../contract/text/slug'
import { paths } from '../contract/urls'
import { loadProfile } from '../db/delivery/load-profile'
import { serializeError } from '../http/serialize-error'
import { withinDeadline } from '../http/serve'
import { dealSubject } from '../seo/deal'
import { goodsSubject, pageQueryOf, storesSubject } from '../seo/lists'
import type { PageSubject } from '../seo/subject'
import { listProducts } from '../usecases/catalog/product/list-products'
import { recentProducts } from '../usecases/catalog/product/recent-products'
import { showProduct } from '../usecases/catalog/product/show-product'
import { withProducts } from '../usecases/catalog/storefront/get-vendor'
import type { Deps } from '../usecases/deps'
import { showDeal } from '../usecases/orders/deal/show-deal'
import { listVendors } from '../usecases/people/vendor/list-vendors'
import { requirePublicVendor } from '../usecases/people/vendor/require-public-vendor'
import { shippingOf } from './product-shipping'

/** The page's first API request: its endpoint and the response. */
type InitialResponse = { row: Endpoint; response: unknown }

/**
 * @property first undefined if the app must load its data itself
 * @property part what the query chooses, if the first response doesn't hold it
 */
export type SsrPage = {
  subject: PageSubject
  first: InitialResponse | undefined
  part?: InitialResponse | undefined
}

type Loader = {
  /**
   * @param value the URL's parameter, empty if the page has none
   * @param search as `queryOf` spells it
   * @param address the visitor's, of which some pages count what isn't there
   */
  load: (value: string, search: URLSearchParams, address: string) => Promise<SsrPage>
  /** The page's one address, to which other spellings of the parameter lead; undefined if it can be none. */
  addressOf?: (value: string) => string | undefined
  /**
   * What a query chooses of a list, in the one spelling of all that choose the same; '' for the list
   * itself. Of other pages, no query chooses anything.
   */
  queryOf?: (value: string, search: URLSearchParams) => string
}

/** A page of a list beyond its last one. @property last the number of that one */
export class BeyondLastPage extends Error {
  constructor(readonly last: number) {
    super(`The last page is ${last}`)
  }
}

/** @throws BeyondLastPage */
const requireWithin = <Page extends { total: number; limit: number }>(
  page: number,
  list: Page,
): Page => {
  const last = lastPageOf(list)
  if (page > last) throw new BeyondLastPage(last)
  return list
}

/** After this time a list page is sent without data. */
const LIST_DEADLINE_MS = 3_000

const requireCategory = (name: string): CategoryValue => {
  const category = categoryOf(name)
  if (!category) throw new AppError('request/not-found')
  return category
}

const storeOf = (vendor_id: string) => {
  if (!uidSchema.safeParse(vendor_id).success) throw new AppError('vendor/not-found')
  return requirePublicVendor(vendor_id)
}

const vendorsQuery = (page: number) => (page > 1 ? `page=${page}` : '')

/** Loads each page by its URL; a loader throws an AppError if the page doesn't exist. */
export const pageLoaders = (deps: Deps): Record<PublicPageName, Loader> => {
  const ofList = async (row: Endpoint, response: Promise<unknown>) => {
    try {
      return { row, response: await withinDeadline(response, LIST_DEADLINE_MS) }
    } catch (error) {
      if (error instanceof BeyondLastPage) throw error
      // The page still exists: the app requests the data again and shows the error.
      deps.log.error('A list has no initial data', {
        route: row.path,
        cause: serializeError(error),
      })
      return undefined
    }
  }
  /** The goods that a filter finds; undefined if the API refuses it, which the app then shows. */
  const goods = async (filter: MarketplaceFilter, vendor_id?: string) => {
    const { list } = productEndpoints
    const { data: query } = z.safeParse(list.query, queryOf(filter, vendor_id))
    if (!query) return undefined
    const found = listProducts(deps, query).then((goods) => requireWithin(query.page, goods))
    return ofList(list, found)
  }
  /** A page is no worse without it. */
  const shipping = async (product: Product) => {
    try {
      const profile = await withinDeadline(loadProfile(product), LIST_DEADLINE_MS)
      return shippingOf(product, profile)
    } catch (error) {
      deps.log.error('A product has no delivery in its head', { cause: serializeError(error) })
      return undefined
    }
  }
  return {
    home: {
      load: async () => {
        const { recent } = productEndpoints
        const query = z.parse(recent.query, dataQueryOf('home'))
        return {
          subject: { kind: 'site', path: paths.home },
          first: await ofList(recent, recentProducts(deps, query)),
        }
      },
    },

    marketplace: {
      load: async (_, search) => ({
        subject: goodsSubject(undefined, search),
        first: await goods(filterOf(search)),
      }),
      queryOf: (_, search) => searchOf(filterOf(search), false),
    },
    category: {
      load: async (name, search) => {
        const category = requireCategory(name)
        return {
          subject: goodsSubject(category, search),
          first: await goods(filterOf(search, category)),
        }
      },
      addressOf: (name) => {
        const category = categoryOf(name)
        return category && paths.marketplaceCategory(category)
      },
      queryOf: (name, search) => searchOf(filterOf(search, name)),
    },

    product: {
      load: async (slug) => {
        const id = idFromSlug(slug)
        if (!id) throw new AppError('product/not-found')
        const product = await showProduct(id)
        return {
          subject: {
            kind: 'product',
            product,
            shipping: await shipping(product),
            return_policy: product.store?.return_policy,
            is_resting: restingOf(product.store_rest, deps.clock()) !== undefined,
          },
          first: { row: productEndpoints.get, response: product },
        }
      },
    },

    deal: {
      load: async (code, _search, address) => {
        const shown = await showDeal(deps, code, address)
        // A buyer's request has a page of its own.
        if (!isSold(shown) || shown.deal.made_by === 'buyer') throw new AppError('deal/not-found')
        return { subject: dealSubject(shown), first: { row: dealEndpoints.show, response: shown } }
      },
      addressOf: (typed) => {
        const code = readDealCode(typed)
        return code && paths.deal(shownDealCode(code))
      },
    },

    vendors: {
      load: async (_, search) => {
        const { list } = vendorEndpoints
        const page = pageFrom(search.get('page'))
        const query = z.parse(list.query, { page, limit: STORES_PER_PAGE })
        const stores = listVendors(query).then((found) => requireWithin(page, found))
        return { subject: storesSubject(page), first: await ofList(list, stores) }
      },
      queryOf: (_, search) => vendorsQuery(pageFrom(search.get('page'))),
    },

    vendor: {
      load: async (vendor_id, search) => {
        const vendor = await storeOf(vendor_id)
        const filter = filterOf(search)
        const isWhole = isUnchanged(filter)
        const [first, part] = await Promise.all([
          ofList(vendorEndpoints.get, withProducts(deps, vendor)),
          isWhole ? undefined : goods(filter, vendor_id),
        ])
        return {
          subject: { kind: 'store', vendor, query: pageQueryOf(search) },
          first: isWhole || part ? first : undefined,
          part,
        }
      },
      queryOf: (_, search) => searchOf(filterOf(search), false),
    },
  }
}
