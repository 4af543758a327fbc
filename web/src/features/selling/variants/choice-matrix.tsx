import { useState } from 'react'
import { cx } from '@/ui/cx'
import { Checkbox } from '@/ui/form/checkbox'
import { cellClass, FIELDS, ROW_FIELDS } from './choice-fields'
import {
  type Choices,
  nameOf,
  narrowed,
  type Row,
  type RowField,
  type Scope,
  scopeOf,
} from './choices'
import { FieldScope } from './field-scope'

type Props = { choices: Choices; onChange: (choices: Choices) => void }

const columns = [
  'grid-cols-1',
  'grid-cols-1',
  'grid-cols-2',
  'grid-cols-3 max-sm:[&_input]:px-1',
  'grid-cols-2 sm:grid-cols-4',
] as const

/**
 * What the price, the stock, the SKU and the weight depend on, and a row for each combination with
 * those that differ between all of them.
 */
export const ChoiceMatrix = ({ choices, onChange }: Props) => {
  const { options, rows } = choices
  const [asked, setAsked] = useState<Partial<Record<RowField, Scope>>>({})
  /** What was chosen, unless what is filled in depends on more by now. */
  const scopeNow = (field: RowField): Scope => {
    const [least, wanted] = [scopeOf(choices, field), asked[field]]
    if (wanted === undefined || least === 'each') return least
    if (typeof wanted === 'number' && !options[wanted]) return least
    return wanted === 'all' ? least : least === 'all' || least === wanted ? wanted : 'each'
  }
  const own = ROW_FIELDS.filter((field) => scopeNow(field) === 'each')

  const change = (at: number, changed: Partial<Row>) =>
    onChange({
      ...choices,
      rows: rows.map((row, index) => (index === at ? { ...row, ...changed } : row)),
    })

  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-4 rounded-md bg-sunken p-4">
        <legend className="float-left mb-3 font-semibold">What differs?</legend>
        {ROW_FIELDS.map((field) => (
          <FieldScope
            key={field}
            field={field}
            scope={scopeNow(field)}
            choices={choices}
            onScope={(scope) => {
              setAsked({ ...asked, [field]: scope })
              onChange(narrowed(choices, field, scope))
            }}
            onChange={onChange}
          />
        ))}
      </fieldset>
      <fieldset className="grid gap-1">
        <legend className="float-left mb-1 font-semibold">
          {own.length > 0 ? 'Each combination' : 'Which do you sell?'}
        </legend>
        <ul className={own.length > 0 ? 'divide-y divide-line' : 'grid gap-x-4 sm:grid-cols-2'}>
          {rows.map((row, at) => {
            const name = nameOf(row)
            return (
              <li
                key={row.id || name}
                className={cx(
                  'py-2',
                  own.length > 0 && 'grid gap-2 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-center',
                )}
              >
                <Checkbox
                  label={name}
                  checked={row.is_sold}
                  onChange={(event) => change(at, { is_sold: event.target.checked })}
                />
                {own.length > 0 && row.is_sold && (
                  <div className={cx('grid gap-2', columns[own.length])}>
                    {own.map((field) => (
                      <label key={field} className="grid gap-1 text-muted text-sm">
                        <span aria-hidden>{FIELDS[field].label}</span>
                        <input
                          aria-label={`${FIELDS[field].label} of ${name}`}
                          inputMode={FIELDS[field].mode}
                          value={row[field]}
                          onChange={(event) => change(at, { [field]: event.target.value })}
                          className={cx(cellClass, 'text-ink')}
                        />
                      </label>
                    ))}
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      </fieldset>
    </div>
  )
}
