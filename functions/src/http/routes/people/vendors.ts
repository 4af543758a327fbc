import type { vendorEndpoints } from '../../../contract/api/people/vendors'
import { exportProducts } from '../../../usecases/catalog/import/export-products'
import { importProducts } from '../../../usecases/catalog/import/import-products'
import { changeSaleStatus } from '../../../usecases/catalog/product/change-sale-status'
import { createProduct } from '../../../usecases/catalog/product/create-product'
import { deleteProduct } from '../../../usecases/catalog/product/delete-product'
import { duplicateProduct } from '../../../usecases/catalog/product/duplicate-product'
import { listOwnProducts } from '../../../usecases/catalog/product/list-own-products'
import { updateProduct } from '../../../usecases/catalog/product/update-product'
import { getVendor } from '../../../usecases/catalog/storefront/get-vendor'
import { listStoreReviews } from '../../../usecases/catalog/storefront/list-store-reviews'
import { listVendors } from '../../../usecases/people/vendor/list-vendors'
import { onboardVendor } from '../../../usecases/people/vendor/onboard-vendor'
import { matchAccount } from '../../../usecases/people/vendor/resolve-account'
import { resumeStore } from '../../../usecases/people/vendor/resume-store'
import { showOwnStore } from '../../../usecases/people/vendor/show-own-store'
import { updateHoliday } from '../../../usecases/people/vendor/update-holiday'
import { updateLogo } from '../../../usecases/people/vendor/update-logo'
import { updatePayoutAccount } from '../../../usecases/people/vendor/update-payout-account'
import { updateStore } from '../../../usecases/people/vendor/update-store'
import { fileReply } from '../../file-response'
import { callerOf, type Handlers, idempotentReply } from '../../handler'
import { walletHandlers } from '../money/wallet'

export const vendorHandlers: Handlers<typeof vendorEndpoints> = {
  ...walletHandlers,
  list: ({ query }) => listVendors(query),
  get: ({ params }, deps) => getVendor(deps, params.vendor_id),
  reviews: ({ params, query }) => listStoreReviews(params.vendor_id, query),
  onboarding: (input, deps) => onboardVendor(deps, callerOf(input), input.body),
  resolveAccount: (input, deps) => matchAccount(deps, callerOf(input).uid, input.body),
  store: (input) => showOwnStore(callerOf(input).uid),
  updateStore: (input, deps) => updateStore(deps, callerOf(input).uid, input.body),
  updateLogo: (input, deps) => updateLogo(deps, callerOf(input).uid, input.body.logo),
  updateHoliday: (input, deps) => updateHoliday(deps, callerOf(input).uid, input.body.holiday),
  resume: (input, deps) => resumeStore(deps, callerOf(input).uid),
  updatePayoutAccount: (input, deps) => updatePayoutAccount(deps, callerOf(input), input.body),
  createProduct: async (input, deps) =>
    idempotentReply(
      await createProduct(deps, callerOf(input).uid, input.body, input.idempotency_key),
    ),
  updateProduct: (input, deps) =>
    updateProduct(deps, callerOf(input).uid, input.params.id, input.body),
  publishProduct: (input, deps) =>
    changeSaleStatus(deps, callerOf(input).uid, input.params.id, 'publish'),
  pauseProduct: (input, deps) =>
    changeSaleStatus(deps, callerOf(input).uid, input.params.id, 'pause'),
  resumeProduct: (input, deps) =>
    changeSaleStatus(deps, callerOf(input).uid, input.params.id, 'resume'),
  deleteProduct: (input, deps) => deleteProduct(deps, callerOf(input).uid, input.params.id),
  duplicateProduct: async (input, deps) =>
    idempotentReply(
      await duplicateProduct(deps, callerOf(input).uid, input.params.id, input.idempotency_key),
    ),
  importProducts: async (input, deps) =>
    idempotentReply(
      await importProducts(deps, callerOf(input).uid, input.body, input.idempotency_key),
    ),
  exportProducts: async (input) =>
    fileReply('oja-products.csv', await exportProducts(callerOf(input).uid, input.query.format)),
  products: (input) => listOwnProducts(callerOf(input).uid, input.query),
}
