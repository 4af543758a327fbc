import { isWordless } from '@contract/text/wordless'
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

/** A form's text names what a field needs: what is too long, and what has words, says more. */
const saysMore = ({ type, message = '' }: FieldError): boolean =>
  type === 'server' || type === 'too_big' || (type === 'custom' && !isWordless(message))

/** What is said of a field's error. */
export const errorText = (error: FieldError, text: string | undefined): string | undefined =>
  text === undefined || saysMore(error) ? error.message : text

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
    return { ...register(name, options), error: error && errorText(error, textOf?.(name)) }
  }
