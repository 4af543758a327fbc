import { isRecord } from '@contract/is-record'
import { useCallback, useEffect, useRef, useState } from 'react'
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
  /**
   * The fields that differ from what the form was filled with: of what is saved, a form sends these
   * alone, so that what changed elsewhere meanwhile stays.
   * @param groups fields that are sent together
   */
  touched: <Body extends object>(body: Body, ...groups: (keyof Body)[][]) => Partial<Body>
  /** What a field was filled with, at the earlier visit if it was typed then. */
  filledWith: (field: string) => unknown
}

/** The key of what typed fields were filled with, among those of a stored draft. */
const FILLED = 'filled'

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/** A field without a default is filled with nothing. */
const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? '') === JSON.stringify(b ?? '')

type Texts = Record<string, unknown>

const pick = (fields: Texts, keys: readonly string[]): Texts =>
  Object.fromEntries(keys.map((key) => [key, fields[key]]))

/**
 * Keeps what is typed into a form on this device until it is sent, so that neither a reload nor
 * closing loses it. Restored fields are dirty; fields that weren't touched aren't kept.
 * @param never fields that are not stored, such as an account number
 */
export const useFormDraft = <T extends FieldValues, Context, Output>(
  form: Form<T, Context, Output>,
  name: string,
  ...never: Path<T>[]
): FormDraft => {
  const [isRestored, setRestored] = useState(false)
  const { formState, getValues, reset, setValue, watch } = form
  /** What restored fields were filled with at the earlier visit. */
  const earlier = useRef<Texts>({})
  const defaults = useRef<Texts>({})
  defaults.current = (formState.defaultValues ?? {}) as Texts
  const unsaved = never.join()

  const filledWith = useCallback(
    (field: string) => (field in earlier.current ? earlier.current : defaults.current)[field],
    [],
  )

  useEffect(() => {
    const stored = readDraft(name)
    if (isRecord(stored)) {
      const { [FILLED]: filled, ...typed } = stored
      const before = isRecord(filled) ? filled : {}
      for (const [field, value] of Object.entries(typed)) {
        const path = field as Path<T>
        const now: unknown = getValues(path)
        const isSameKind = kindOf(value) === (now === undefined ? 'string' : kindOf(now))
        if (!isSameKind || isSame(value, now) || isSame(value, before[field])) continue
        if (field in before) earlier.current[field] = before[field]
        setValue(path, value as PathValue<T, Path<T>>, { shouldDirty: true })
        setRestored(true)
      }
    }
    const subscription = watch((fields) => {
      const texts: Texts = fields
      const touched = Object.keys(texts).filter(
        (field) => !isSame(texts[field], filledWith(field)) && !unsaved.split(',').includes(field),
      )
      const filled = Object.fromEntries(touched.map((field) => [field, filledWith(field)]))
      saveDraft(
        name,
        touched.length > 0 ? { ...pick(texts, touched), [FILLED]: filled } : undefined,
      )
    })
    return () => subscription.unsubscribe()
  }, [name, unsaved, getValues, setValue, watch, filledWith])

  const forget = useCallback(() => {
    setRestored(false)
    earlier.current = {}
    saveDraft(name, undefined)
  }, [name])
  const restart = useCallback(() => {
    reset()
    forget()
  }, [reset, forget])
  const touched = <Body extends object>(body: Body, ...groups: (keyof Body)[][]) => {
    const typed: Texts = getValues()
    const keys = Object.keys(body) as (keyof Body)[]
    const own = new Set(keys.filter((key) => !isSame(typed[String(key)], filledWith(String(key)))))
    for (const group of groups) {
      if (group.some((key) => own.has(key))) for (const key of group) own.add(key)
    }
    return Object.fromEntries([...own].map((key) => [key, body[key]])) as Partial<Body>
  }
  return { isRestored, forget, restart, touched, filledWith }
}
