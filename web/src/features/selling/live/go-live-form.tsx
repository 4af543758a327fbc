import type { HeldDeal } from '@contract/api/orders/deals'
import { Radio } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'
import { goLive } from './live-queries'

const TIMES = [
  { value: '30', label: 'half an hour' },
  { value: '60', label: 'an hour' },
  { value: '120', label: 'two hours' },
  { value: '240', label: 'four hours' },
]

/** Goes live with a deal for a time. */
export const GoLiveForm = ({ deal }: { deal: HeldDeal }) => {
  const [minutes, setMinutes] = useState('60')
  const { run, isPending, failure } = useAction(() => goLive(deal.id, Number(minutes)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(undefined)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>
        While you are live, who begins to pay has ten minutes instead of thirty. What isn’t paid by
        then is free for the next buyer at once.
      </p>
      <SelectField
        label="For how long"
        value={minutes}
        options={TIMES}
        onChange={(event) => setMinutes(event.target.value)}
      />
      <FormAlert>{failure}</FormAlert>
      <Button type="submit" loading={isPending} className="justify-self-start">
        <Radio aria-hidden className="size-4" />
        Go live
      </Button>
    </form>
  )
}
