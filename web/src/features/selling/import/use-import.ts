import { productChangeSchema } from '@contract/catalog/product-csv'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { isApiError, isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { loadChunk } from '@/ui/chunks/load-chunk'
import {
  type Checked,
  type CheckedProduct,
  checkRows,
  leftIn,
  type Making,
  planAgain,
  planOf,
  runImport,
} from './import-run'

/** Returns the error text, with what the server says of this file. */
const importFailureText = (error: unknown): string => {
  if (isApiError(error) && error.code.startsWith('product/import-')) {
    const { message } = error.details
    return typeof message === 'string' ? `${error.message} ${message}` : error.message
  }
  // Errors thrown while reading have readable messages.
  if (error instanceof Error && !isApiError(error)) return error.message
  return inlineFailureText(error)
}

const changedSince = z.object({ changes: z.array(productChangeSchema) })

/** `of` products are imported in all. */
type Run = { plan: Making; of: number }
export type ImportState =
  | { step: 'choose' }
  | { step: 'checking'; done: number; of: number }
  | { step: 'refused'; text: string }
  | { step: 'checked'; checked: Checked }
  | ({ step: 'making' } & Run)
  | ({ step: 'stopped'; text: string } & Run)
  /** Products changed since the vendor looked: the next changes are asked for again. */
  | ({ step: 'asked' } & Run)
  | { step: 'made'; plan: Making; left_out: number }

/** The state of an import: select a file, validate it, then import what the vendor wants of it. */
export const useImport = () => {
  const [file, setFile] = useState<File>()
  const [state, setState] = useState<ImportState>({ step: 'choose' })
  const abort = useRef<AbortController>(null)
  const left_out = useRef(0)
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
      const { readProducts } = await loadChunk(() => import('./read-products'))
      const read = await readProducts(chosen)
      const of = read.products.flat().length
      const onProgress = (done: number) => show({ step: 'checking', done, of })
      onProgress(0)
      show({ step: 'checked', checked: await checkRows(read, { onProgress, signal }) })
    } catch (error) {
      show({ step: 'refused', text: importFailureText(error) })
    }
  }
  const make = async (plan: Making, of: number) => {
    const { signal, show } = begin()
    let now = plan
    show({ step: 'making', plan, of })
    try {
      const onProgress = (next: Making) => {
        now = next
        show({ step: 'making', plan: next, of })
      }
      await runImport(plan, { onProgress, signal })
      show({ step: 'made', plan: now, left_out: left_out.current })
    } catch (error) {
      const since = isRefusal(error, 'product/import-changes') && isApiError(error)
      const changes = since ? changedSince.safeParse(error.details).data?.changes : undefined
      if (changes) show({ step: 'asked', plan: planAgain(now, changes), of })
      else show({ step: 'stopped', plan: now, of, text: importFailureText(error) })
    }
  }
  return {
    file,
    state,
    check,
    start: ({ columns, errors }: Checked, wanted: readonly CheckedProduct[]) => {
      left_out.current = new Set(errors.map(({ row }) => row)).size
      return make(planOf(columns, wanted), wanted.length)
    },
    goOn: (plan: Making) => make(plan, plan.made + plan.changed.length + leftIn(plan)),
  }
}
