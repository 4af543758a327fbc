import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { readDraft, saveDraft } from './drafts'

type Form<T extends FieldValues, Context, Output> = Pick<
  UseFormReturn<T, Context, Output>,
  'formState' | 'getValues' | 'reset' | 'setValue' | 'watch'
>

export type FormDraft = {
  /** Whether the form opened with what was typed at an earlier visit. */
  isRestored: boolean
  /** After the form was sent. */
  forget: () => void
  /** Empties the form to its default values. */
  restart: () => void
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/**
 * Keeps what is typed into a form on this device until it is sent, so that neither a reload nor
 * closing loses it. Restored fields are dirty.
 * @param never fields that are not stored, such as an account number
 */
export const useFormDraft = <T extends FieldValues, Context, Output>(
  form: Form<T, Context, Output>,
  name: string,
  ...never: Path<T>[]
): FormDraft => {
  const [isRestored, setRestored] = useState(false)
  const { formState, getValues, reset, setValue, watch } = form
  const { defaultValues } = formState
  const [initial] = useState(() => JSON.stringify(defaultValues ?? {}))
  const unsaved = never.join()

  useEffect(() => {
    const typed = readDraft(name)
    if (isRecord(typed)) {
      for (const [field, value] of Object.entries(typed)) {
        const path = field as Path<T>
        const now: unknown = getValues(path)
        const isSameKind = kindOf(value) === (now === undefined ? 'string' : kindOf(now))
        if (!isSameKind || JSON.stringify(value) === JSON.stringify(now)) continue
        setValue(path, value as PathValue<T, Path<T>>, { shouldDirty: true })
        setRestored(true)
      }
    }
    const subscription = watch((fields) => {
      const stored: Record<string, unknown> = { ...fields }
      for (const field of unsaved.split(',')) delete stored[field]
      saveDraft(name, JSON.stringify(fields) === initial ? undefined : stored)
    })
    return () => subscription.unsubscribe()
  }, [name, unsaved, initial, getValues, setValue, watch])

  const forget = useCallback(() => {
    setRestored(false)
    saveDraft(name, undefined)
  }, [name])
  const restart = useCallback(() => {
    reset()
    forget()
  }, [reset, forget])
  return { isRestored, forget, restart }
}
