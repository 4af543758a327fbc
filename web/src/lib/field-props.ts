import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type UseFormRegister,
} from 'react-hook-form'

type Form<T extends FieldValues> = {
  register: UseFormRegister<T>
  formState: { errors: FieldErrors<T> }
}

/** The names of a form's own fields, without those inside of one. */
export type FieldName<T extends FieldValues> = Extract<keyof T, Path<T>>

/**
 * Makes the props that register a field and show its error.
 * @param textOf the text of an error that the browser found, instead of the schema's
 */
export const fieldProps =
  <T extends FieldValues>(
    { register, formState: { errors } }: Form<T>,
    textOf?: (name: FieldName<T>) => string | undefined,
  ) =>
  <N extends FieldName<T>>(name: N, options?: RegisterOptions<T, N>) => {
    const error: FieldError | undefined = get(errors, name)
    const text = error && textOf && error.type !== 'server' ? textOf(name) : error?.message
    return { ...register(name, options), error: text }
  }
