import { MAX_IMAGE_MEGAPIXELS, UPLOAD_LIMITS } from '@contract/catalog/images'
import type { RefusalReason } from '@contract/entities/catalog/refused-upload'
import { toast } from '@/ui/feedback/toast'
import { type ImageType, imageTypeOf } from './image-type'

export type ImagePurpose = 'profile' | 'product' | 'cover' | 'evidence' | 'message'

type Rule = {
  limits: (typeof UPLOAD_LIMITS)[keyof typeof UPLOAD_LIMITS]
  /** Allowed types that this purpose doesn't offer. */
  unwanted?: readonly ImageType[]
  accept: string
  wrong_type: string
}

const { profile, image } = UPLOAD_LIMITS
const IMAGE: Rule = {
  limits: image,
  accept: '.jpg,.jpeg,.png,.heic',
  wrong_type: 'Only .png, .jpg, .jpeg and .heic formats are allowed.',
}

const RULES: Record<ImagePurpose, Rule> = {
  profile: {
    limits: profile,
    accept: '.jpg,.jpeg,.png',
    wrong_type: 'Only .png, .jpg and .jpeg formats are allowed.',
  },
  product: { ...IMAGE, unwanted: ['image/webp'] },
  cover: { ...IMAGE, unwanted: ['image/webp'] },
  evidence: IMAGE,
  message: IMAGE,
}

/** Hints shown beside the file input. */
export const TYPES_HINT = {
  profile: '.jpg, .jpeg or .png.',
  product: 'JPG, PNG or HEIC.',
  cover: 'JPG, PNG or HEIC. It is cut to three times as wide as it is high.',
}

/** What a browser can be asked to shrink, in MiB. */
const MAX_CHOSEN_MIB = 60
const BYTES_PER_MIB = 1_048_576

const tooLarge = (max_mib: number): string =>
  `This picture is too large. It can have at most ${max_mib} MB.`

/** Texts for an upload that the server refused, with what its owner can do. */
export const REFUSAL_TEXTS: Readonly<Record<RefusalReason, string>> = {
  kind: 'This file is not a picture that can be shown. Use a JPG or PNG.',
  bytes: tooLarge(image.max_mib),
  pixels: `This picture has too many pixels. Use one of at most ${MAX_IMAGE_MEGAPIXELS} megapixels.`,
  damaged: 'This picture is damaged. Remove it and choose another one.',
  many: 'You have added too many pictures today. Remove this one and try again tomorrow.',
  paused: 'Pictures can’t be uploaded at the moment. Please try again later.',
}

/** For a file input's `accept`. */
export const acceptOf = (purpose: ImagePurpose): string => RULES[purpose].accept

/** Returns why this file can't be shrunk and used, or undefined if it can. */
export const refuseImage = async (
  file: Blob,
  purpose: ImagePurpose,
): Promise<string | undefined> => {
  const { limits, unwanted, wrong_type } = RULES[purpose]
  if (file.size === 0) return 'This file is empty.'
  if (file.size > MAX_CHOSEN_MIB * BYTES_PER_MIB) return tooLarge(MAX_CHOSEN_MIB)
  const type = await imageTypeOf(file)
  const types: readonly string[] = limits.types
  const isAllowed = type !== undefined && types.includes(type) && !unwanted?.includes(type)
  return isAllowed ? undefined : wrong_type
}

/** Returns why an image can't be sent as it was prepared, or undefined if it can. */
export const refusePrepared = ({ size }: Blob, purpose: ImagePurpose): string | undefined => {
  const { max_bytes, max_mib } = RULES[purpose].limits
  return size > max_bytes ? tooLarge(max_mib) : undefined
}

/** Names the file, because several can be chosen at once. */
export const toastRefusal = (file: File, text: string) => toast.error(`${file.name}: ${text}`)
