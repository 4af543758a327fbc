import { useEffect, useState } from 'react'
import { useObservable } from 'reactfire'
import { type Ask, rememberAnswer, useFirstAnswer } from './first-answer'
import { hold, type Listen, type LiveError, listenerId, sourceOf, type Told } from './listeners'

/** A live value in one of its three states. */
export type Live<T> =
  | { status: 'loading'; data?: undefined; error?: undefined }
  | { status: 'error'; data?: undefined; error: LiveError; retry: () => void }
  | { status: 'content'; data: T; error?: undefined }

const nothing: Listen<never> = () => () => {}

/** Why a source failed that may work another time: what was known before still holds. */
const isPassing = ({ code }: LiveError) => code === 'unavailable'

const remembering =
  <T>(key: string, listen: Listen<T>): Listen<T> =>
  (next, fail) =>
    listen((value, isUnsure) => {
      if (!isUnsure) rememberAnswer(key, value)
      next(value, isUnsure)
    }, fail)

/**
 * Follows a source for as long as the component is there.
 * @param key names the source, with its user where it is private; null follows nothing yet
 * @param ask has the API's answer shown until the source has told its own
 */
export const useLive = <T>(key: string | null, listen: Listen<T>, ask?: Ask<T>): Live<T> => {
  const [attempt, setAttempt] = useState(0)
  const first = useFirstAnswer(key, ask)
  const id = listenerId(key === null ? 'nothing' : `${key}#${attempt}`)
  const followed = ask && key !== null ? remembering(key, listen) : listen
  const source = sourceOf<T>(id, key === null ? nothing : followed)
  const { data: told } = useObservable<Told<T> | undefined>(id, source, { suspense: false })

  useEffect(() => hold(id), [id])

  if (key === null) return { status: 'loading' }
  const isBetter = told?.ok ? !told.is_unsure : told !== undefined && !isPassing(told.error)
  if (first !== undefined && !isBetter) return { status: 'content', data: first }
  if (told === undefined) return { status: 'loading' }
  if (told.ok) return { status: 'content', data: told.value }
  return { status: 'error', error: told.error, retry: () => setAttempt((last) => last + 1) }
}
