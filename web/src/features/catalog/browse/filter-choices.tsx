import { type ReactNode, useId } from 'react'
import { countText } from '@/ui/data/count-text'

export type Choice = { value: string; label: ReactNode; count?: number }

type Props = {
  legend: string
  choices: readonly Choice[]
  selected: readonly string[]
  onToggle: (value: string) => void
  kind: 'radio' | 'checkbox'
}

/** One group of the filter panel; each option shows how many products would match. */
export const FilterChoices = ({ legend, choices, selected, onToggle, kind }: Props) => {
  const name = useId()
  return (
    <fieldset className="border-t border-line py-4">
      <legend className="float-left mb-2 w-full font-semibold">{legend}</legend>
      <div className="clear-left max-h-72 overflow-y-auto">
        {choices.map(({ value, label, count }) => (
          <label
            key={value}
            className="flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-1 text-sm hover:bg-sunken"
          >
            <input
              type={kind}
              name={name}
              checked={selected.includes(value)}
              onChange={() => onToggle(value)}
              className="size-4 shrink-0 accent-primary"
            />
            <span className="flex-1">{label}</span>
            {count !== undefined && (
              <span className="text-muted tabular-nums">{countText(count)}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
