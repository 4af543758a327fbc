import type { Product, ProductImage } from '@contract/entities/product'
import type { Upload } from '@/lib/uploads/use-uploads'

/** A picture of the product: already there, or on its way from this device. */
export type EditedImage = {
  key: string
  /** Undefined until it is in Storage. */
  path: string | undefined
  preview: string
  /** Where it comes from this device. */
  upload?: Upload
}

/** The pictures in this order of their keys. */
export const imagesOf = (
  order: readonly string[],
  images: readonly ProductImage[],
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

/** Whether these are other pictures, or others first, than those that are saved. */
export const isChanged = (edited: readonly EditedImage[], { images }: Product): boolean =>
  edited.length !== images.length ||
  edited.some(({ path }, position) => path !== images[position]?.path)

/** The list with the picture at `from` standing at `to`; unchanged where that is outside. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
