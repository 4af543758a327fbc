import * as z from 'zod/mini'
import type { PaystackClient } from './client'

const PER_PAGE = 100

type List<T extends z.ZodMiniType> = {
  path: string
  query?: Record<string, string | number | undefined>
  /** Of one item. */
  schema: T
  idOf: (item: z.output<T>) => string
  /** Nothing from this item on is asked for: lists begin with the newest. */
  isEnough?: (item: z.output<T>) => boolean
}

/**
 * A whole list of the provider's, the newest first, page by page. What is added meanwhile pushes
 * items onto the next page: they come twice and are kept once.
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
