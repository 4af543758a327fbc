import type { DeliveryGaps } from '@contract/entities/delivery/delivery'
import { counted } from '@contract/text/counted'
import { Info } from 'lucide-react'
import { weightText } from './delivery-labels'

const placeText = ({ state, areas }: DeliveryGaps['places'][number]): string =>
  areas.length === 0 ? state : `${counted(areas.length, 'area')} of ${state}`

/** Where the saved profile sends nothing. This is allowed; buyers there see it before they pay. */
export const GapsNote = ({ gaps }: { gaps: DeliveryGaps }) => {
  const { places, up_to_grams } = gaps
  if (places.length === 0 && up_to_grams === undefined) return null
  return (
    <div className="flex items-start gap-2 rounded-md bg-sunken px-3 py-2 text-sm">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="grid gap-1">
        {places.length > 0 && <p>You do not deliver to: {places.map(placeText).join(', ')}.</p>}
        {up_to_grams !== undefined && (
          <p>Parcels above {weightText(up_to_grams)} can’t be sent everywhere.</p>
        )}
      </div>
    </div>
  )
}
