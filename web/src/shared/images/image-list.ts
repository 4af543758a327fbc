import type { Image } from '@contract/entities/catalog/image'
import type { Product } from '@contract/entities/catalog/product'
import type { Upload } from '@/lib/uploads/use-uploads'

/** An image of the product: saved, or being uploaded from this device. */
export type EditedImage = {
  key: string
  /** The Storage path; undefined until the upload is done. */
  path: string | undefined
  preview: string
  /** Set if the image comes from this device. */
  upload?: Upload
}

/** Returns the images in the order of their keys. */
export const imagesOf = (
  order: readonly string[],
  images: readonly Image[],
  uploads: readonly Upload[],
): EditedImage[] =>
  order.flatMap((key): EditedImage[] => {
    const saved = images.find(({ path }) => path === key)
    if (saved) return [{ key, path: key, preview: saved.url_320 }]
    const upload = uploads.find((one) => one.key === key)
    if (!upload) return []
    const { state, preview } = upload
    return [{ key, path: state.status === 'done' ? state.path : undefined, preview, upload }]
  })

/** Whether the images or their order differ from the saved ones. */
export const isChanged = (
  edited: readonly EditedImage[],
  { images }: Pick<Product, 'images'>,
): boolean =>
  edited.length !== images.length ||
  edited.some(({ path }, position) => path !== images[position]?.path)

/** Returns the list with the item at `from` moved to `to`; unchanged if out of range. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
