import type { ProductReport, ReportedProduct } from '../../contract/entities/catalog/product-report'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/catalog/products'
import { bind } from '../../contract/queries/query'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readList } from '../list-query'

const reports = () => collectionOf<ProductReport>(COLLECTIONS.productReports)
const reported = () => collectionOf<ReportedProduct>(COLLECTIONS.reportedProducts)

/** One id per product and reporter, so there is at most one report of each. */
export const productReportId = (product_id: string, uid: string): string => `${product_id}-${uid}`

export const readProductReport = (id: string): Promise<Versioned<ProductReport> | undefined> =>
  readDocument(reports().doc(id))

export const addProductReport = (batch: Batch, report: ProductReport): void => {
  batch.create(reports().doc(report.id), report)
}

export const readReportedProduct = (id: string): Promise<Versioned<ReportedProduct> | undefined> =>
  readDocument(reported().doc(id))

/** Written with a precondition, so that concurrent reports are all counted. */
export const saveReportedProduct = (
  batch: Batch,
  product: ReportedProduct,
  stored: Versioned<ReportedProduct> | undefined,
): void => {
  const ref = reported().doc(product.product_id)
  if (stored)
    batch.update(ref, fieldsOf<ReportedProduct>(product), { lastUpdateTime: stored.updated })
  else batch.create(ref, product)
}

/** Products with open reports, the most reported first. */
export const openReportedProducts = (): Promise<ReportedProduct[]> =>
  readList(bind(queries.openReportedProducts, {}))

export const reportsOfVendor = (vendor_id: string): Promise<ProductReport[]> =>
  readList(bind(queries.reportsOfVendor, { vendor_id }))

/** More people than report one product. */
const MAX_REPORTERS = 1_000

/** The uids of who reported a product or a deal, at any time. */
export const reportersOf = async (product_id: string): Promise<string[]> => {
  const query = bind(queries.productReports, { product_id }, MAX_REPORTERS)
  return (await readList<ProductReport>(query)).map(({ reporter_id }) => reporter_id)
}

export const reportsOfProduct = (product_id: string): Promise<ProductReport[]> =>
  readList(bind(queries.productReports, { product_id }))
