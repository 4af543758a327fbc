import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../cx'
import { controlClass, Field, type FieldProps } from './field'

export type Option = { value: string; label: string; disabled?: boolean }

type Props = Omit<ComponentProps<'select'>, 'children'> &
  FieldProps & {
    options: readonly Option[]
    /** Shown first as a disabled option. */
    placeholder?: string
  }

/** A native select, which works best on phones. */
export const SelectField = ({
  label,
  hint,
  error,
  optional,
  id,
  className,
  options,
  placeholder,
  ...rest
}: Props) => (
  <Field label={label} hint={hint} error={error} optional={optional} id={id}>
    {(control) => (
      <span className="relative block">
        <select
          {...rest}
          {...control}
          className={cx(controlClass, 'appearance-none pr-10', className)}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        />
      </span>
    )}
  </Field>
)
