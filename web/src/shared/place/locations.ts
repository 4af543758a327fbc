import { referenceEndpoints } from '@contract/api/people/reference'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api/api-client'
import { SHOWS_TOAST } from '../../lib/api/query-client'

/** Local government areas by state. */
export const useLocations = () =>
  useQuery({
    queryKey: ['locations'],
    queryFn: () => call(referenceEndpoints.locations),
    meta: SHOWS_TOAST,
  })

/**
 * Returns a state's areas as select options, or only the current one while they load. When options
 * change, browsers select the first one, so the field must also set its `value`.
 */
export const areaOptions = (
  locations: Readonly<Record<string, readonly string[]>> | undefined,
  { state, city }: { state: string; city: string },
) => {
  const areas = locations?.[state] ?? (city === '' ? [] : [city])
  return areas.map((area) => ({ value: area, label: area }))
}
