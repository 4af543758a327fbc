import type { ComponentProps } from 'react'
import { cx } from '../cx'
import { controlClass, Field, type FieldProps } from './field'

export const TextArea = ({
  label,
  hint,
  error,
  optional,
  id,
  className,
  rows = 4,
  ...rest
}: ComponentProps<'textarea'> & FieldProps) => (
  <Field label={label} hint={hint} error={error} optional={optional} id={id}>
    {(control) => (
      <textarea {...rest} {...control} rows={rows} className={cx(controlClass, className)} />
    )}
  </Field>
)
