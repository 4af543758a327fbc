import type { vendorEndpoints } from '../../contract/api/endpoints/vendors'
import { changeSaleStatus } from '../../usecases/product/change-sale-status'
import { createProduct } from '../../usecases/product/create-product'
import { deleteProduct } from '../../usecases/product/delete-product'
import { duplicateProduct } from '../../usecases/product/duplicate-product'
import { exportProducts } from '../../usecases/product/export-products'
import { importProducts } from '../../usecases/product/import-products'
import { listOwnProducts } from '../../usecases/product/list-own-products'
import { updateProduct } from '../../usecases/product/update-product'
import { getVendor } from '../../usecases/vendor/get-vendor'
import { listStoreReviews } from '../../usecases/vendor/list-store-reviews'
import { listVendors } from '../../usecases/vendor/list-vendors'
import { onboardVendor } from '../../usecases/vendor/onboard-vendor'
import { matchAccount } from '../../usecases/vendor/resolve-account'
import { resumeStore } from '../../usecases/vendor/resume-store'
import { showOwnStore } from '../../usecases/vendor/show-own-store'
import { updateHoliday } from '../../usecases/vendor/update-holiday'
import { updateLogo } from '../../usecases/vendor/update-logo'
import { updatePayoutAccount } from '../../usecases/vendor/update-payout-account'
import { updateStore } from '../../usecases/vendor/update-store'
import { fileReply } from '../file-response'
import { callerOf, type Handlers, idempotentReply } from '../handler'
import { walletHandlers } from './wallet'

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
  createProduct: (input, deps) => createProduct(deps, callerOf(input).uid, input.body),
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
