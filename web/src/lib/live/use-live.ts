import { useEffect, useState } from 'react'
import { useObservable } from 'reactfire'
import { hold, type Listen, type LiveError, listenerId, sourceOf, type Told } from './listeners'

/** A live value in one of its three states. */
export type Live<T> =
  | { status: 'loading'; data?: undefined; error?: undefined }
  | { status: 'error'; data?: undefined; error: LiveError; retry: () => void }
  | { status: 'content'; data: T; error?: undefined }

const nothing: Listen<never> = () => () => {}

/**
 * Follows a source for as long as the component is there.
 * @param key names the source, with its user where it is private; null follows nothing yet
 */
export const useLive = <T>(key: string | null, listen: Listen<T>): Live<T> => {
  const [attempt, setAttempt] = useState(0)
  const id = listenerId(key === null ? 'nothing' : `${key}#${attempt}`)
  const source = sourceOf<T>(id, key === null ? nothing : listen)
  const { data: told } = useObservable<Told<T> | undefined>(id, source, { suspense: false })

  useEffect(() => hold(id), [id])

  if (key === null || told === undefined) return { status: 'loading' }
  if (told.ok) return { status: 'content', data: told.value }
  return { status: 'error', error: told.error, retry: () => setAttempt((last) => last + 1) }
}
