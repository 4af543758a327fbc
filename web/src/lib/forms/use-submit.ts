import { type BaseSyntheticEvent, useEffect, useRef } from 'react'
import type { FieldError, FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'
import { errorText, type FieldName } from '../field-props'
import './issue-of'

type Form<T extends FieldValues, Context, Output> = Pick<
  UseFormReturn<T, Context, Output>,
  'formState' | 'handleSubmit' | 'setError'
>

type Options<T extends FieldValues> = {
  /** What is said of a field, instead of the schema's message. */
  textOf?: (name: FieldName<T>) => string | undefined
  /** Shows what the schema found; returns true where a field that isn't here yet will show it. */
  onInvalid?: (names: string[]) => unknown
}

const INVALID = '[aria-invalid="true"], [data-invalid]'
const UNSEEN = '[hidden], details:not([open])'
const UNNAMED = 'Check what you filled in.'

const isShownIn = (form: ParentNode): boolean =>
  [...form.querySelectorAll(INVALID)].some((field) => !field.closest(UNSEEN))

const firstText = <T extends FieldValues>(
  errors: FieldErrors<T>,
  { textOf }: Options<T>,
): string => {
  const [first] = Object.keys(errors) as FieldName<T>[]
  const text = first && errorText(errors[first] as FieldError, textOf?.(first))
  return typeof text === 'string' && text ? text : UNNAMED
}

type Refused = { form: ParentNode; message: string }

/**
 * `handleSubmit` that is never silent: what is invalid and shown at no field of the form, since the
 * field isn't on the screen or has no place for a text, becomes the form's `root` error.
 */
export const useSubmit = <T extends FieldValues, Context, Output>(
  { handleSubmit, setError, formState: { submitCount } }: Form<T, Context, Output>,
  onValid: (fields: Output) => unknown,
  options: Options<T> = {},
) => {
  const refused = useRef<Refused>(null)

  // An attempt is counted in the render in which the fields show their errors.
  useEffect(() => {
    const { current } = refused
    refused.current = null
    if (submitCount === 0 || !current || isShownIn(current.form)) return
    setError('root', { message: current.message })
  }, [submitCount, setError])

  return handleSubmit(onValid, (errors, event?: BaseSyntheticEvent) => {
    if (options.onInvalid?.(Object.keys(errors)) === true) return
    const target: unknown = event?.target
    const form = target instanceof Element ? target.closest('form') : null
    refused.current = { form: form ?? document, message: firstText(errors, options) }
  })
}
