import * as z from 'zod/mini'

/**
 * Image URLs of a product or a store's cover; `url` is the largest rendition. `path` is the Storage
 * path of the original.
 */
export const imageSchema = z.object({
  url: z.string(),
  url_640: z.string(),
  url_320: z.string(),
  path: z.string(),
  alt: z.optional(z.string()),
})
export type Image = z.infer<typeof imageSchema>
