import { Minus, Plus } from 'lucide-react'
import { IconButton } from '@/ui/form/icon-button'

type Props = { value: number; least?: number; most: number; onChange: (value: number) => void }

export const QuantityStepper = ({ value, least = 1, most, onChange }: Props) => (
  <fieldset className="flex flex-wrap items-center justify-between gap-3">
    <legend className="sr-only">Quantity</legend>
    <span aria-hidden className="text-sm font-semibold">
      Quantity
    </span>
    <div className="flex items-center rounded-md border border-edge">
      <IconButton label="One less" disabled={value <= least} onClick={() => onChange(value - 1)}>
        <Minus aria-hidden className="size-4" />
      </IconButton>
      <output aria-live="polite" className="w-10 text-center font-semibold tabular-nums">
        {value}
      </output>
      <IconButton label="One more" disabled={value >= most} onClick={() => onChange(value + 1)}>
        <Plus aria-hidden className="size-4" />
      </IconButton>
    </div>
  </fieldset>
)
