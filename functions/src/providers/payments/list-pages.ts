import * as z from 'zod/mini'
import type { PaystackClient } from './client'

const PER_PAGE = 100

type List<T extends z.ZodMiniType> = {
  path: string
  query?: Record<string, string | number | undefined>
  /** The schema of one item. */
  schema: T
  idOf: (item: z.output<T>) => string
  /** Stops after the page with this item: lists begin with the newest. */
  isEnough?: (item: z.output<T>) => boolean
}

/**
 * Reads a whole list from the provider, newest first, page by page. Items added meanwhile shift
 * others onto the next page; duplicates are dropped.
 */
export const listPages = async <T extends z.ZodMiniType>(
  client: PaystackClient,
  { path, query, schema, idOf, isEnough }: List<T>,
): Promise<z.output<T>[]> => {
  const items = new Map<string, z.output<T>>()
  for (let page = 1; ; page += 1) {
    const { data } = await client.send({
      method: 'GET',
      path,
      query: { ...query, page, perPage: PER_PAGE },
      schema: z.array(schema),
    })
    for (const item of data) if (!items.has(idOf(item))) items.set(idOf(item), item)
    if (data.length < PER_PAGE || data.some((item) => isEnough?.(item))) return [...items.values()]
  }
}
