import type { deliveryEndpoints } from '../../contract/api/delivery/delivery'
import type { ResponseOf } from '../../contract/api/endpoint'
import { readDeliveryProfile } from '../../db/delivery/delivery-profiles'
import { listHoles } from '../../domain/delivery/list-holes'
import type { Deps } from '../deps'

type Shown = ResponseOf<(typeof deliveryEndpoints)['profile']>

export const showProfile = async ({ carriers }: Deps, vendor_id: string): Promise<Shown> => {
  const has_carriers = carriers !== undefined
  const profile = (await readDeliveryProfile(vendor_id))?.data
  return profile
    ? { profile, holes: listHoles(profile), has_carriers }
    : { profile: null, holes: null, has_carriers }
}
