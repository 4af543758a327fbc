import { MAX_IMAGE_PIXELS } from '@contract/catalog/images'
import { loadChunk } from '@/ui/chunks/load-chunk'
import type { ImagePurpose } from './image-rules'
import { imageTypeOf } from './image-type'

/** The longest side that is ever displayed; larger uploads only cost the sender's data. */
const MAX_SIDE_PX: Record<ImagePurpose, number> = {
  profile: 640,
  product: 2048,
  cover: 2048,
  evidence: 2048,
  message: 1600,
}
const QUALITY = 0.86

/** Scales the size down to fit a square of side `longest`, in whole pixels. Never scales up. */
export const fitInto = (
  { width, height }: { width: number; height: number },
  longest: number,
): { width: number; height: number } => {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** An element decodes and turns a photo upright in every browser; bitmaps and off-screen canvases don't. */
const drawable = async (file: Blob): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

const decode = async (file: Blob): Promise<HTMLImageElement> => {
  try {
    return await drawable(file)
  } catch (error) {
    if ((await imageTypeOf(file)) !== 'image/heic') throw error
    const { heicTo } = await loadChunk(() => import('heic-to/csp'))
    return drawable(await heicTo({ blob: file, type: 'image/jpeg', quality: QUALITY }))
  }
}

const resize = async (image: HTMLImageElement, longest: number, type: string): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  const size = fitInto({ width: image.naturalWidth, height: image.naturalHeight }, longest)
  const { width, height } = Object.assign(canvas, size)
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY))
  if (!blob) throw new Error('This browser has no 2D canvas.')
  return blob
}

/**
 * Shrinks an image for upload over a mobile network and converts HEIC to JPEG. Re-encoding also
 * removes metadata such as the location. If the browser can't do this, the original is sent and the
 * server does the same.
 */
export const prepareImage = async (file: Blob, purpose: ImagePurpose): Promise<Blob> => {
  const type = await imageTypeOf(file)
  try {
    const image = await decode(file)
    // A PNG may have transparency, which JPEG doesn't support.
    const rendered = await resize(
      image,
      MAX_SIDE_PX[purpose],
      type === 'image/png' ? 'image/png' : 'image/jpeg',
    )
    const isRefused =
      image.naturalWidth * image.naturalHeight > MAX_IMAGE_PIXELS || type === 'image/heic'
    return rendered.size < file.size || isRefused ? rendered : retype(file, type)
  } catch {
    return retype(file, type)
  }
}

const retype = (file: Blob, type: string | undefined): Blob =>
  type === undefined || file.type === type ? file : new Blob([file], { type })
