import { isCoverOriginal, isProductOriginal, requestImageAt } from '../product/own-image-path'

const PROFILE = /^([A-Za-z0-9_-]{1,128})\/profile_photo\/(?:avatar|logo)$/
const SHARED = /^(?:disputes|messages)\/[^/]+\/([^/]+)\/([^/]+)\/([A-Za-z0-9_-]{1,128})\/[^/]+$/

/**
 * The purpose and owner of an uploaded image, and who sees a shared one. Renditions and other files
 * are not uploads.
 */
export type Upload =
  | { kind: 'product' | 'cover' | 'request' | 'profile'; owner: string }
  | { kind: 'shared'; owner: string; seen_by: readonly string[] }

export const uploadAt = (path: string): Upload | undefined => {
  if (isProductOriginal(path)) return { kind: 'product', owner: path.split('/')[0] ?? '' }
  if (isCoverOriginal(path)) return { kind: 'cover', owner: path.split('/')[0] ?? '' }
  const asked = requestImageAt(path)
  if (asked) return { kind: 'request', owner: asked.owner }
  const [, person] = PROFILE.exec(path) ?? []
  if (person) return { kind: 'profile', owner: person }
  const [, first, second, sender] = SHARED.exec(path) ?? []
  if (!first || !second || !sender) return undefined
  return { kind: 'shared', owner: sender, seen_by: [first, second] }
}
