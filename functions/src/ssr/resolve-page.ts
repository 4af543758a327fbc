import * as z from 'zod/mini'
import type { Endpoint } from '../contract/api/endpoint'
import { productEndpoints } from '../contract/api/endpoints/products'
import { vendorEndpoints } from '../contract/api/endpoints/vendors'
import { AppError } from '../contract/api/errors'
import { uidSchema } from '../contract/ids'
import { dataQueryOf, type PublicPageName } from '../contract/public-pages'
import { CATEGORIES } from '../contract/reference/categories'
import { idFromSlug } from '../contract/text/slug'
import { paths } from '../contract/urls'
import { serializeError } from '../http/serialize-error'
import { withinDeadline } from '../http/serve'
import { marketplaceSubject, pageQueryOf, storesSubject } from '../seo/lists'
import type { PageSubject } from '../seo/subject'
import type { Deps } from '../usecases/deps'
import { listProducts } from '../usecases/product/list-products'
import { recentProducts } from '../usecases/product/recent-products'
import { showProduct } from '../usecases/product/show-product'
import { withProducts } from '../usecases/vendor/get-vendor'
import { listVendors } from '../usecases/vendor/list-vendors'
import { requireActiveVendor } from '../usecases/vendor/require-active-vendor'

/** The page's first API request: its endpoint and the response. */
type InitialResponse = { row: Endpoint; response: unknown }

/** @property first undefined if the app must load its data itself */
export type SsrPage = { subject: PageSubject; first: InitialResponse | undefined }

type Loader = {
  /** @param value the URL's parameter, empty if the page has none */
  load: (value: string) => Promise<SsrPage>
  /** The subject of a filtered or later page of a list, whose data the app loads itself. */
  loadPart?: (value: string, search: URLSearchParams) => Promise<PageSubject>
}

/** After this time a list page is sent without data. */
const LIST_DEADLINE_MS = 3_000

const categoryOf = (name: string) => {
  const category = CATEGORIES.find(({ value }) => value === name)?.value
  if (!category) throw new AppError('request/not-found')
  return category
}

const storeOf = (vendor_id: string) => {
  if (!uidSchema.safeParse(vendor_id).success) throw new AppError('vendor/not-found')
  return requireActiveVendor(vendor_id)
}

const partOfSite = async (): Promise<PageSubject> => ({ kind: 'site' })

/** Loads each page by its URL; a loader throws an AppError if the page doesn't exist. */
export const pageLoaders = (deps: Deps): Record<PublicPageName, Loader> => {
  const ofList = async (row: Endpoint, response: Promise<unknown>) => {
    try {
      return { row, response: await withinDeadline(response, LIST_DEADLINE_MS) }
    } catch (error) {
      // The page still exists: the app requests the data again and shows the error.
      deps.log.error('A list has no initial data', {
        route: row.path,
        cause: serializeError(error),
      })
      return undefined
    }
  }
  const goods = (name: 'marketplace' | 'category', value: string) => {
    const { list } = productEndpoints
    return ofList(list, listProducts(deps, z.parse(list.query, dataQueryOf(name, value))))
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
      load: async () => ({
        subject: marketplaceSubject(undefined),
        first: await goods('marketplace', ''),
      }),
      loadPart: partOfSite,
    },

    category: {
      load: async (name) => {
        const category = categoryOf(name)
        return { subject: marketplaceSubject(category), first: await goods('category', category) }
      },
      loadPart: async (name) => {
        categoryOf(name)
        return partOfSite()
      },
    },

    product: {
      load: async (slug) => {
        const id = idFromSlug(slug)
        if (!id) throw new AppError('product/not-found')
        const product = await showProduct(id)
        return {
          subject: { kind: 'product', product },
          first: { row: productEndpoints.get, response: product },
        }
      },
    },

    vendors: {
      load: async () => {
        const { list } = vendorEndpoints
        const query = z.parse(list.query, dataQueryOf('vendors'))
        return { subject: storesSubject(), first: await ofList(list, listVendors(query)) }
      },
      loadPart: partOfSite,
    },

    vendor: {
      load: async (vendor_id) => {
        const vendor = await storeOf(vendor_id)
        return {
          subject: { kind: 'store', vendor },
          first: await ofList(vendorEndpoints.get, withProducts(deps, vendor)),
        }
      },
      loadPart: async (vendor_id, search) => ({
        kind: 'store',
        vendor: await storeOf(vendor_id),
        query: pageQueryOf(search),
      }),
    },
  }
}
