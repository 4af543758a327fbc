import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error'

export type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string
  optional?: boolean
}

export const controlClass =
  'block w-full min-h-11 rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink transition-colors duration-150 hover:border-muted aria-invalid:border-error disabled:bg-sunken disabled:text-muted'

type Control = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = FieldProps & { id?: string; children: (control: Control) => ReactNode }

/** Label above the control, hint and error below; the control is linked to them by id. */
export const Field = ({ label, hint, error, optional, id, children }: Props) => {
  const made = useId()
  const field = id ?? made
  const hintId = `${field}-hint`
  const errorId = `${field}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={field} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children({
        id: field,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
