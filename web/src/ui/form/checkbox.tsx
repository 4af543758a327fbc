import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field-error'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string }

export const Checkbox = ({ label, error, id, ...rest }: Props) => {
  const made = useId()
  const field = id ?? made
  return (
    <div className="grid gap-1">
      <label htmlFor={field} className="flex min-h-8 cursor-pointer items-start gap-3 py-1">
        <input
          {...rest}
          id={field}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${field}-error` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-primary"
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${field}-error`}>{error}</FieldError>}
    </div>
  )
}
