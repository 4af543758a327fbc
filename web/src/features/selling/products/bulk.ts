import type { Product } from '@contract/entities/catalog/product'
import { isApiError } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { deleteProduct, pauseProduct, resumeProduct } from './product-actions'

type BulkRow = {
  does: (id: string) => Promise<unknown>
  /** Whether the action applies to a product. */
  fits: (product: Product) => boolean
  verb: string
  doing: string
  done: string
}

export const BULK = {
  pause: {
    does: pauseProduct,
    fits: ({ status }) => status === 'active',
    verb: 'Pause',
    doing: 'Pausing',
    done: 'paused',
  },
  resume: {
    does: resumeProduct,
    fits: ({ status }) => status === 'paused',
    verb: 'Resume',
    doing: 'Resuming',
    done: 'on sale again',
  },
  delete: {
    does: deleteProduct,
    fits: () => true,
    verb: 'Delete',
    doing: 'Deleting',
    done: 'deleted',
  },
} satisfies Record<string, BulkRow>
export type BulkAction = keyof typeof BULK

export type BulkFailure = { product: Product; text: string }

const AT_ONCE = 4
const MAX_WAIT_S = 30

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000))

/** Retries once after the server's `Retry-After`, unless that is longer than `MAX_WAIT_S`. */
const patiently = async (does: BulkRow['does'], id: string): Promise<unknown> => {
  try {
    return await does(id)
  } catch (error) {
    const wait_s = isApiError(error) ? error.retry_after_s : undefined
    if (wait_s === undefined || wait_s > MAX_WAIT_S) throw error
    await sleep(wait_s)
    return does(id)
  }
}

/** Runs an action on each product, `AT_ONCE` at a time. A failure doesn't stop the others. */
export const runBulk = async (
  products: readonly Product[],
  action: BulkAction,
  onProgress: (done: number) => void,
): Promise<BulkFailure[]> => {
  const failures: BulkFailure[] = []
  const queue = [...products]
  let done = 0
  const work = async () => {
    for (let product = queue.shift(); product; product = queue.shift()) {
      const { id } = product
      try {
        await patiently(BULK[action].does, id)
      } catch (error) {
        failures.push({ product, text: inlineFailureText(error) })
      }
      done += 1
      onProgress(done)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failures
}
