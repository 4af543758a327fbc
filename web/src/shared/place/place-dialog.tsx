import { STATES } from '@contract/reference/states'
import { type FormEvent, useState } from 'react'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'
import { Modal } from '@/ui/overlay/modal'
import { useSession } from '../../lib/session/session'
import { useAction } from '../../lib/use-action'
import { areaOptions, useLocations } from './locations'
import { usePlace } from './place'
import { pickPlace } from './use-account-place'

/** Picks the state and area that cards, the product page and the checkout go by. */
export default function PlaceDialog({ onClose }: { onClose: () => void }) {
  const picked = usePlace()
  const [state, setState] = useState(picked?.state ?? '')
  const [city, setCity] = useState(picked?.city ?? '')
  const [isAsked, setIsAsked] = useState(false)
  const { data: locations } = useLocations()
  const { user } = useSession()
  const { run, isPending, failure } = useAction(async (place: typeof picked) => {
    await pickPlace(place, user?.uid)
    onClose()
  })
  const isKnown = state !== '' && city !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (isKnown) void run({ state, city })
  }
  return (
    <Modal isOpen onClose={onClose} title="Where should it go?">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-muted">Prices and days of delivery are shown for this place.</p>
        <SelectField
          label="State"
          autoComplete="address-level1"
          placeholder="Choose a state"
          options={STATES.map((name) => ({ value: name, label: name }))}
          value={state}
          error={isAsked && state === '' ? 'Choose a state.' : undefined}
          onChange={(event) => {
            setState(event.target.value)
            setCity('')
          }}
        />
        <SelectField
          label="Local government area"
          autoComplete="address-level2"
          placeholder="Choose an area"
          options={areaOptions(locations, { state, city })}
          value={city}
          error={isAsked && state !== '' && city === '' ? 'Choose an area.' : undefined}
          onChange={(event) => setCity(event.target.value)}
        />
        <FormAlert>{failure}</FormAlert>
        <div className="flex flex-wrap justify-end gap-3">
          {picked && (
            <Button variant="secondary" disabled={isPending} onClick={() => void run(undefined)}>
              Forget this place
            </Button>
          )}
          <Button type="submit" loading={isPending} loadingText="Saving…">
            Deliver here
          </Button>
        </div>
      </form>
    </Modal>
  )
}
