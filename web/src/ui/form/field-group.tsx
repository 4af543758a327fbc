import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error'

type Props = {
  label: ReactNode
  /** In place of the look of a field's label. */
  labelClass?: string
  hint?: ReactNode
  error: string | undefined
  className?: string
  children: ReactNode
}

/** Controls with one legend, hint and error, which is also announced: no one control is wrong. */
export const FieldGroup = ({
  label,
  labelClass = 'mb-2 text-sm font-semibold',
  hint,
  error,
  className = 'grid gap-2',
  children,
}: Props) => {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <fieldset
      aria-describedby={describedBy || undefined}
      data-invalid={error ? true : undefined}
      className={className}
    >
      <legend className={labelClass}>{label}</legend>
      {children}
      <div aria-live="assertive" className="empty:hidden">
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
