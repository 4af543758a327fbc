import * as z from 'zod/mini'
import { timestampSchema } from '../../timestamp'

/**
 * Not JPEG, PNG or WebP; too many bytes; too many pixels; can't be decoded completely; uploads are
 * switched off; too many of one person in a day.
 */
const REFUSAL_REASONS = ['kind', 'bytes', 'pixels', 'damaged', 'paused', 'many'] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/**
 * The document `users/{uid}/refused_uploads/{id}`: an upload that was deleted because it could not
 * be shown. `id` derives from `path`; a TTL policy removes the document.
 */
export const refusedUploadSchema = z.object({
  id: z.string(),
  path: z.string(),
  reason: z.enum(REFUSAL_REASONS),
  refused_at: timestampSchema,
})
export type RefusedUpload = z.infer<typeof refusedUploadSchema>
