import type { RateScope } from '@contract/entities/delivery/delivery'
import { areaCodeOf, areaOfCode } from '@contract/reference/area-codes'
import { STATES } from '@contract/reference/states'
import { ZONES } from '@contract/reference/zones'
import { useState } from 'react'
import { useLocations } from '@/shared/place/locations'
import { Checkbox } from '@/ui/form/checkbox'
import { FieldGroup } from '@/ui/form/field-group'
import { SelectField } from '@/ui/form/select-field'
import { placeLabel } from './delivery-labels'

type Props = {
  scope: Exclude<RateScope, 'everywhere'>
  places: readonly string[]
  error: string | undefined
  onChange: (places: string[]) => void
}

const LEGENDS = { area: 'Areas', state: 'States', zone: 'Zones' }

/** The places of a rate; areas are chosen state by state. */
export const PlaceChoice = ({ scope, places, error, onChange }: Props) => {
  const { data: locations } = useLocations()
  const [state, setState] = useState(
    scope === 'area' && places[0] ? areaOfCode(places[0]).state : '',
  )
  const areas = (locations?.[state] ?? []).map((area) => areaCodeOf(state, area))
  const options = scope === 'zone' ? ZONES : scope === 'state' ? STATES : areas
  const toggle = (place: string) =>
    onChange(places.includes(place) ? places.filter((one) => one !== place) : [...places, place])
  return (
    <div className="grid gap-3">
      {scope === 'area' && (
        <SelectField
          label="Areas of which state"
          placeholder="Choose a state"
          options={STATES.map((name) => ({ value: name, label: name }))}
          value={state}
          onChange={({ target }) => setState(target.value)}
        />
      )}
      <FieldGroup label={LEGENDS[scope]} error={error}>
        {options.length > 0 && (
          <div className="grid max-h-56 gap-x-6 overflow-y-auto rounded-md border border-line p-3 sm:grid-cols-2">
            {options.map((place) => (
              <Checkbox
                key={place}
                label={placeLabel(scope, place)}
                checked={places.includes(place)}
                onChange={() => toggle(place)}
              />
            ))}
          </div>
        )}
        {places.length > 0 && (
          <p className="text-sm text-muted">
            Chosen: {places.map((place) => placeLabel(scope, place)).join('; ')}
          </p>
        )}
      </FieldGroup>
    </div>
  )
}
