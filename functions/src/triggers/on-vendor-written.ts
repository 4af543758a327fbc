import type { Vendor } from '../contract/entities/people/vendor'
import { isSameRest } from '../contract/people/store-rest'
import type { Deps } from '../usecases/deps'
import { copyToProducts } from '../usecases/people/vendor/copy-to-products'

type Written = Partial<
  Pick<Vendor, 'vendor_id' | 'name' | 'logo' | 'status' | 'is_listed' | 'delivery_version' | 'rest'>
>

/** Updates the store's details on its products; changes of the store's counters are ignored. */
export const onVendorWritten = async (
  deps: Deps,
  before: Written | undefined,
  after: Written | undefined,
): Promise<void> => {
  const isSame =
    before?.name === after?.name &&
    before?.logo === after?.logo &&
    before?.status === after?.status &&
    before?.is_listed === after?.is_listed &&
    before?.delivery_version === after?.delivery_version &&
    isSameRest(before?.rest, after?.rest)
  if (after?.vendor_id && before && !isSame) await copyToProducts(deps, after.vendor_id)
}
