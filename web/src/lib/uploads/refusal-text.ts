import type { RefusalReason } from '@contract/refused-upload'

/** What the owner of a refused upload can do about it. */
export const REFUSAL_TEXTS: Readonly<Record<RefusalReason, string>> = {
  kind: 'This file is not a picture that can be shown. Use a JPG or PNG.',
  bytes: 'This picture is too large. It can have at most 10 MB.',
  pixels: 'This picture has too many pixels. Use one of at most 50 megapixels.',
  damaged: 'This picture is damaged. Remove it and choose another one.',
}
