import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { cx } from '../cx'

type FilterOption = { value: string; label: string; count?: number }

type Props = {
  label: string
  options: readonly FilterOption[]
  /** The selected values; at most one unless `isMultiple`. */
  selected: readonly string[]
  onChange: (selected: string[]) => void
  isMultiple?: boolean
}

/** A button that opens a list of radio buttons, or of checkboxes if `isMultiple`. */
export const DropdownFilter = ({ label, options, selected, onChange, isMultiple }: Props) => {
  const name = useId()
  const chosen = options.filter((option) => selected.includes(option.value))
  const summary = chosen.length > 1 ? `${chosen.length} chosen` : chosen[0]?.label

  const choose = (value: string) => {
    if (!isMultiple) {
      onChange([value])
      return
    }
    onChange(
      selected.includes(value) ? selected.filter((one) => one !== value) : [...selected, value],
    )
  }

  return (
    <Popover className="relative inline-block">
      {({ close }) => (
        <>
          <PopoverButton
            className={cx(
              'flex min-h-11 items-center gap-2 rounded-md border bg-surface px-3 text-sm font-semibold hover:bg-sunken',
              chosen.length > 0 ? 'border-primary text-primary' : 'border-edge',
            )}
          >
            <span>
              {label}
              {summary && <span className="font-normal">: {summary}</span>}
            </span>
            <ChevronDown aria-hidden className="size-4" />
          </PopoverButton>
          <PopoverPanel
            as="fieldset"
            className="absolute top-full left-0 z-40 mt-1 max-h-80 w-64 max-w-[90vw] overflow-y-auto rounded-lg border border-line bg-surface p-2 shadow-lg"
          >
            <legend className="sr-only">{label}</legend>
            {options.map((option) => (
              <label
                key={option.value}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 text-sm hover:bg-sunken"
              >
                <input
                  type={isMultiple ? 'checkbox' : 'radio'}
                  name={name}
                  value={option.value}
                  checked={selected.includes(option.value)}
                  onChange={() => choose(option.value)}
                  onClick={(event) => {
                    // Arrow keys also click radio buttons, with `detail` 0; they must not close it.
                    if (!isMultiple && event.detail > 0) close()
                  }}
                  className="size-5 shrink-0 accent-primary"
                />
                <span className="flex-1">{option.label}</span>
                {option.count !== undefined && (
                  <span className="text-muted tabular-nums">{option.count}</span>
                )}
              </label>
            ))}
          </PopoverPanel>
        </>
      )}
    </Popover>
  )
}
