import { deliveryEndpoints } from '@contract/api/endpoints/delivery'
import { type CarrierCharge, carrierChargeSchema } from '@contract/entities/orders/carrier-charge'
import { COLLECTIONS } from '@contract/paths'
import { vendorCharges } from '@contract/queries/carriers'
import { bind } from '@contract/queries/query'
import { call } from '../api/api-client'
import { useSession } from '../session/session'
import { queryOf } from './follows'
import { type Live, useLiveList } from './use-live'

/** What the carrier took later for a sale of this vendor, oldest first. */
export const useLiveCarrierCharges = (transaction_id: string): Live<CarrierCharge[]> => {
  const uid = useSession().user?.uid
  return useLiveList(
    carrierChargeSchema,
    uid ? `${COLLECTIONS.carrierCharges}?${transaction_id}` : null,
    (sdk) => queryOf(sdk, bind(vendorCharges, { vendor_id: uid ?? '', transaction_id })),
    async (signal) => {
      const params = { id: transaction_id }
      return (await call(deliveryEndpoints.charges, { params, signal })).charges
    },
  )
}
