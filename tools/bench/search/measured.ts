import * as z from 'zod'

/** What the process of the engine prints about itself, as JSON. */
export const measuredSchema = z.object({
  products: z.int(),
  load_ms: z.number(),
  /** What the loaded engine holds beyond what the process held before, after a collection. */
  held_bytes: z.number(),
  /** What the whole process took at its most, which is while it loads. */
  peak_bytes: z.number(),
  /** How many products the queries of each kind found, and how long each of them took. */
  kinds: z.record(z.string(), z.object({ found: z.int(), took_ms: z.array(z.number()) })),
})
export type Measured = z.infer<typeof measuredSchema>
