import { ChevronDown } from 'lucide-react'
import { cx } from '@/ui/cx'
import { controlClass } from '@/ui/form/field'
import { cellClass, FIELDS } from './choice-fields'
import { type Choices, filled, type RowField, type Scope, textOf } from './choices'

type Props = {
  field: RowField
  scope: Scope
  choices: Choices
  onScope: (scope: Scope) => void
  onChange: (choices: Choices) => void
}

const ALL = 'all'
const EACH = 'each'

/** What one field depends on, with what is filled in for all combinations or for each value. */
export const FieldScope = ({ field, scope, choices, onScope, onChange }: Props) => {
  const { label, mode } = FIELDS[field]
  const options = choices.options
    .map(({ name, values }, index) => ({ name, values, index }))
    .filter(({ values }) => values.length > 0)
  const parts =
    typeof scope === 'number' ? (choices.options[scope]?.values ?? []) : scope === ALL ? [null] : []

  return (
    <div className="grid gap-2 border-line border-b pb-4 last:border-0 last:pb-0">
      <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-2 sm:grid-cols-[6rem_minmax(0,16rem)]">
        <span aria-hidden className="font-semibold text-sm">
          {label}
        </span>
        <span className="relative block">
          <select
            aria-label={`${label} differs by`}
            value={String(scope)}
            onChange={({ target: { value } }) =>
              onScope(value === ALL || value === EACH ? value : Number(value))
            }
            className={cx(controlClass, 'min-w-0 appearance-none px-2 pr-10')}
          >
            <option value={ALL}>Same for all</option>
            {options.map(({ name, index }) => (
              <option key={index} value={index}>
                By {name.toLowerCase() || `option ${index + 1}`}
              </option>
            ))}
            {/* The values of a single option are its combinations. */}
            {options.length > 1 && <option value={EACH}>Each combination</option>}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
          />
        </span>
      </div>
      {parts.length > 0 && (
        <ul
          className={cx(
            'grid gap-2',
            parts.length > 1 ? 'grid-cols-2 sm:grid-cols-4' : 'sm:max-w-44',
          )}
        >
          {parts.map((value) => {
            const only =
              typeof scope === 'number' && value !== null ? { option: scope, value } : undefined
            return (
              <li key={value}>
                <label className="grid gap-1 text-sm">
                  {value !== null && (
                    <span aria-hidden className="truncate text-muted">
                      {value}
                    </span>
                  )}
                  <input
                    aria-label={`${label} of ${value ?? 'all'}`}
                    inputMode={mode}
                    placeholder={field === 'sku' ? 'None' : undefined}
                    value={textOf(choices, field, only)}
                    onChange={(event) => onChange(filled(choices, field, event.target.value, only))}
                    className={cellClass}
                  />
                </label>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
