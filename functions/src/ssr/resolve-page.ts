import * as z from 'zod/mini'
import type { Endpoint } from '../contract/api/endpoint'
import { productEndpoints } from '../contract/api/endpoints/products'
import { vendorEndpoints } from '../contract/api/endpoints/vendors'
import { AppError } from '../contract/api/errors'
import { GOODS_PER_PAGE, STORES_PER_PAGE } from '../contract/api/page-size'
import { uidSchema } from '../contract/ids'
import { CATEGORIES } from '../contract/reference/categories'
import { idFromSlug } from '../contract/text/slug'
import { paths } from '../contract/urls'
import { serializeError } from '../http/serialize-error'
import { withinDeadline } from '../http/serve'
import { marketplaceSubject, pageQueryOf, storesSubject } from '../seo/lists'
import type { PageSubject } from '../seo/subject'
import type { Deps } from '../usecases/deps'
import { getProduct } from '../usecases/product/get-product'
import { listProducts } from '../usecases/product/list-products'
import { recentProducts } from '../usecases/product/recent-products'
import { withProducts } from '../usecases/vendor/get-vendor'
import { listVendors } from '../usecases/vendor/list-vendors'
import { requireActiveVendor } from '../usecases/vendor/require-active-vendor'

/** The page's first API request: its endpoint and the response. */
type InitialResponse = { row: Endpoint; response: unknown }

/** @property first undefined if the app must load its data itself */
export type SsrPage = { subject: PageSubject; first: InitialResponse | undefined }

/** After this time a list page is sent without data. */
const LIST_DEADLINE_MS = 3_000

const categoryOf = (name: string | undefined) =>
  CATEGORIES.find(({ value }) => value === name)?.value

/** True for the list of all products or of an existing category. */
const isGoodsList = (name: string | undefined): boolean =>
  name === undefined || categoryOf(name) !== undefined

const storeOf = (vendor_id: string) => {
  if (!uidSchema.safeParse(vendor_id).success) throw new AppError('vendor/not-found')
  return requireActiveVendor(vendor_id)
}

/** Functions that find a page by its URL; each throws an AppError if it doesn't exist. */
export const pageFinders = (deps: Deps) => {
  const ofList = async (row: Endpoint, response: Promise<unknown>) => {
    try {
      return { row, response: await withinDeadline(response, LIST_DEADLINE_MS) }
    } catch (error) {
      // The page still exists: the app requests the data again and shows the error.
      deps.log.error('A list has no first screen', {
        route: row.path,
        cause: serializeError(error),
      })
      return undefined
    }
  }
  return {
    home: async (): Promise<SsrPage> => {
      const { recent } = productEndpoints
      const query = z.parse(recent.query, {})
      return {
        subject: { kind: 'site', path: paths.home },
        first: await ofList(recent, recentProducts(deps, query)),
      }
    },

    /** @param name category in the URL */
    marketplace: async (name?: string): Promise<SsrPage> => {
      if (!isGoodsList(name)) throw new AppError('request/not-found')
      const category = categoryOf(name)
      const { list } = productEndpoints
      const query = z.parse(list.query, { category, limit: GOODS_PER_PAGE })
      return {
        subject: marketplaceSubject(category),
        first: await ofList(list, listProducts(deps, query)),
      }
    },

    /** A filtered or later page of a list; the app sets its head itself. */
    listPart: async (name?: string): Promise<PageSubject> => {
      if (!isGoodsList(name)) throw new AppError('request/not-found')
      return { kind: 'site' }
    },

    product: async (slug: string): Promise<SsrPage> => {
      const id = idFromSlug(slug)
      if (!id) throw new AppError('product/not-found')
      const product = await getProduct(id)
      return {
        subject: { kind: 'product', product },
        first: { row: productEndpoints.get, response: product },
      }
    },

    stores: async (): Promise<SsrPage> => {
      const { list } = vendorEndpoints
      const query = z.parse(list.query, { limit: STORES_PER_PAGE })
      return { subject: storesSubject(), first: await ofList(list, listVendors(query)) }
    },

    store: async (vendor_id: string): Promise<SsrPage> => {
      const vendor = await storeOf(vendor_id)
      return {
        subject: { kind: 'store', vendor },
        first: await ofList(vendorEndpoints.get, withProducts(deps, vendor)),
      }
    },

    /** A filtered or later page of a store; the app loads its products itself. */
    storePart: async (vendor_id: string, search: URLSearchParams): Promise<PageSubject> => ({
      kind: 'store',
      vendor: await storeOf(vendor_id),
      query: pageQueryOf(search),
    }),
  }
}
