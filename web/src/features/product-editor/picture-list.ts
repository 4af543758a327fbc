import type { Product } from '@contract/product'

/** A picture of the product: already there, or on its way from this device. */
export type EditedPicture = {
  key: string
  path: string
  /** Empty while a picture that this browser can't show is being made into one that it can. */
  preview: string
  /** Undefined once it is uploaded. */
  file: File | undefined
}

export const picturesOf = ({ images }: Product): EditedPicture[] =>
  images.map(({ path, url_320 }) => ({ key: path, path, preview: url_320, file: undefined }))

/** Whether these are other pictures, or others first, than those that are saved. */
export const isChanged = (pictures: readonly EditedPicture[], { images }: Product): boolean =>
  pictures.length !== images.length ||
  pictures.some(({ path }, position) => path !== images[position]?.path)

/** The list with the picture at `from` standing at `to`; unchanged where that is outside. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
