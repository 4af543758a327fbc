import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx'
import { controlClass, Field, type FieldProps } from './field'

type Props = Omit<ComponentProps<'input'>, 'prefix'> &
  FieldProps & { prefix?: ReactNode; suffix?: ReactNode }

export const TextField = ({
  label,
  hint,
  error,
  optional,
  id,
  className,
  prefix,
  suffix,
  type = 'text',
  ...rest
}: Props) => (
  <Field label={label} hint={hint} error={error} optional={optional} id={id}>
    {(control) => (
      <span className="relative block">
        {prefix && (
          <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-muted">
            {prefix}
          </span>
        )}
        <input
          {...rest}
          {...control}
          type={type}
          className={cx(controlClass, prefix ? 'pl-9' : '', suffix ? 'pr-12' : '', className)}
        />
        {suffix && (
          <span className="absolute inset-y-0 right-1 grid place-items-center">{suffix}</span>
        )}
      </span>
    )}
  </Field>
)
