import { publicEndpoints } from '@contract/api/endpoints/public'
import { useQuery } from '@tanstack/react-query'
import { call } from './api/api-client'
import { SHOWS_TOAST } from './api/query-client'

/** Local government areas by state. */
export const useLocations = () =>
  useQuery({
    queryKey: ['locations'],
    queryFn: () => call(publicEndpoints.locations),
    meta: SHOWS_TOAST,
  })

/**
 * A state's areas to choose from; until they are known, the one that stands there. A list that
 * changes makes a browser choose its first entry: the field has to be told its `value` as well.
 */
export const areaOptions = (
  locations: Readonly<Record<string, readonly string[]>> | undefined,
  { state, city }: { state: string; city: string },
) => {
  const areas = locations?.[state] ?? (city === '' ? [] : [city])
  return areas.map((area) => ({ value: area, label: area }))
}
