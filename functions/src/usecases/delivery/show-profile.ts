import type { deliveryEndpoints } from '../../contract/api/delivery/delivery'
import type { ResponseOf } from '../../contract/api/endpoint'
import { readDeliveryProfile } from '../../db/delivery/delivery-profiles'
import { listGaps } from '../../domain/delivery/list-gaps'
import type { Deps } from '../deps'

type Shown = ResponseOf<(typeof deliveryEndpoints)['profile']>

export const showProfile = async ({ carriers }: Deps, vendor_id: string): Promise<Shown> => {
  const has_carriers = carriers !== undefined
  const profile = (await readDeliveryProfile(vendor_id))?.data
  return profile
    ? { profile, gaps: listGaps(profile), has_carriers }
    : { profile: null, gaps: null, has_carriers }
}
