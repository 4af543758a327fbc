import { IMAGE_TYPES_FAILED, type ImageType, imageTypeOf, PROFILE_TYPES_FAILED } from './image-type'

const MIB = 1024 * 1024

export type ImagePurpose = 'profile' | 'product' | 'evidence' | 'message'

type Rule = { types: readonly ImageType[]; most_bytes: number; wrong_type: string }

const picture: Rule = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic'],
  most_bytes: 10 * MIB,
  wrong_type: IMAGE_TYPES_FAILED,
}

const RULES: Record<ImagePurpose, Rule> = {
  profile: {
    types: ['image/jpeg', 'image/png'],
    most_bytes: 5 * MIB,
    wrong_type: PROFILE_TYPES_FAILED,
  },
  product: { ...picture, types: ['image/jpeg', 'image/png', 'image/heic'] },
  evidence: picture,
  message: picture,
}

/** For a file input's `accept`. */
export const acceptOf = (purpose: ImagePurpose): string =>
  purpose === 'profile' ? '.jpg,.jpeg,.png' : '.jpg,.jpeg,.png,.heic'

/** Why this file can't be used, in words; undefined where it can. */
export const refuseImage = async (
  file: Blob,
  purpose: ImagePurpose,
): Promise<string | undefined> => {
  const { types, most_bytes, wrong_type } = RULES[purpose]
  if (file.size === 0) return 'This file is empty.'
  if (file.size > most_bytes) {
    return `This picture is too large. It can have at most ${most_bytes / MIB} MB.`
  }
  const type = await imageTypeOf(file)
  return type !== undefined && types.includes(type) ? undefined : wrong_type
}
