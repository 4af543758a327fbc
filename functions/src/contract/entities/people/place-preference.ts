import * as z from 'zod/mini'
import { timestampSchema } from '../../timestamp'

/** The id of the document in `users/{uid}/preferences` with the place that goods should go to. */
export const PLACE_PREFERENCE = 'place'

/** The document `users/{uid}/preferences/place`; absent until a place was picked. */
export const placePreferenceSchema = z.object({
  /** The code of a local government area. */
  area: z.string(),
  updated_at: timestampSchema,
})
