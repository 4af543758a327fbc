import { type ReactNode, useId, useState } from 'react'
import { countText } from '@/ui/data/count-text'

type Choice = { value: string; label: ReactNode; count?: number }

type Props = {
  legend: string
  choices: readonly Choice[]
  selected: readonly string[]
  onToggle: (value: string) => void
  kind: 'radio' | 'checkbox'
}

/** How many choices a long group begins with. */
const FIRST = 7

/** One group of the filter panel; each option shows how many products would match. */
export const FilterChoices = ({ legend, choices, selected, onToggle, kind }: Props) => {
  const name = useId()
  const [isWhole, setWhole] = useState(false)
  // One more row than the button would take is no reason for a button.
  const isLong = choices.length > FIRST + 1
  const shown =
    isLong && !isWhole
      ? choices.filter(({ value }, index) => index < FIRST || selected.includes(value))
      : choices
  return (
    <fieldset className="border-t border-line py-4">
      <legend className="float-left mb-2 w-full font-semibold">{legend}</legend>
      <div className="clear-left">
        {shown.map(({ value, label, count }) => (
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
        {isLong && (
          <button
            type="button"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
            className="min-h-9 px-1 text-sm font-semibold text-primary hover:underline"
          >
            {isWhole
              ? 'Show fewer'
              : `Show all ${choices.filter(({ value }) => value !== '').length}`}
            <span className="sr-only">: {legend}</span>
          </button>
        )}
      </div>
    </fieldset>
  )
}
