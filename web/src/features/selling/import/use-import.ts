import type { ImportRowError } from '@contract/csv/product-csv'
import { useEffect, useRef, useState } from 'react'
import { isApiError, isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { checkRows, type Making, makeDrafts, planOf } from './import-run'
import type { ReadFile } from './read-file'

/** Returns the error text; for `product/import-columns`, it names the columns. */
const importFailureText = (error: unknown): string => {
  if (isRefusal(error, 'product/import-columns') && isApiError(error)) {
    const { message } = error.details
    return typeof message === 'string' ? `${error.message} ${message}` : error.message
  }
  // Errors thrown by `readFile` have readable messages.
  if (error instanceof Error && !isApiError(error)) return error.message
  return inlineFailureText(error)
}

export type ImportState =
  | { step: 'choose' }
  | { step: 'checking'; done: number; of: number }
  | { step: 'refused'; text: string }
  | { step: 'checked'; read: ReadFile; errors: ImportRowError[]; ignored: string[] }
  | { step: 'making'; plan: Making; of: number }
  | { step: 'stopped'; plan: Making; of: number; text: string }
  | { step: 'made'; made: number; refused: number }

const leftOf = ({ left }: Making): number => left.reduce((sum, { count }) => sum + count, 0)

/** The state of an import: select a file, validate it, then create drafts. */
export const useImport = () => {
  const [file, setFile] = useState<File>()
  const [state, setState] = useState<ImportState>({ step: 'choose' })
  const abort = useRef<AbortController>(null)
  const refused = useRef(0)
  useEffect(() => () => abort.current?.abort(), [])

  /** Aborts the previous step and ignores its later updates. */
  const begin = () => {
    abort.current?.abort()
    const controller = new AbortController()
    abort.current = controller
    const { signal } = controller
    const show = (next: ImportState) => {
      if (!signal.aborted) setState(next)
    }
    return { signal, show }
  }

  const check = async (chosen: File) => {
    setFile(chosen)
    const { signal, show } = begin()
    show({ step: 'checking', done: 0, of: 0 })
    try {
      const { readFile } = await loadChunk(() => import('./read-file'))
      const read = await readFile(chosen)
      const of = read.rows.length
      const onProgress = (done: number) => show({ step: 'checking', done, of })
      onProgress(0)
      show({ step: 'checked', read, ...(await checkRows(read, { onProgress, signal })) })
    } catch (error) {
      show({ step: 'refused', text: importFailureText(error) })
    }
  }
  const make = async (plan: Making) => {
    const { signal, show } = begin()
    const of = plan.made + leftOf(plan)
    let now = plan
    show({ step: 'making', plan, of })
    try {
      const onProgress = (next: Making) => {
        now = next
        show({ step: 'making', plan: next, of })
      }
      await makeDrafts(plan, { onProgress, signal })
      show({ step: 'made', made: of, refused: refused.current })
    } catch (error) {
      show({ step: 'stopped', plan: now, of, text: importFailureText(error) })
    }
  }
  return {
    file,
    state,
    check,
    start: (read: ReadFile, errors: ImportRowError[]) => {
      refused.current = new Set(errors.map(({ row }) => row)).size
      return make(planOf(read, errors))
    },
    goOn: make,
  }
}
