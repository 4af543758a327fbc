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

const decode = async (file: Blob): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (error) {
    if ((await imageTypeOf(file)) !== 'image/heic') throw error
    const { heicTo } = await loadChunk(() => import('heic-to/csp'))
    const jpeg = await heicTo({ blob: file, type: 'image/jpeg', quality: QUALITY })
    return createImageBitmap(jpeg)
  }
}

const resize = async (bitmap: ImageBitmap, longest: number, type: string): Promise<Blob> => {
  const { width, height } = fitInto(bitmap, longest)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no 2D canvas.')
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas.convertToBlob({ type, quality: QUALITY })
}

/**
 * Shrinks an image for upload over a mobile network and converts HEIC to JPEG. Re-encoding also
 * removes metadata such as the location. If the browser can't do this, the original is sent and the
 * server does the same.
 */
export const prepareImage = async (file: Blob, purpose: ImagePurpose): Promise<Blob> => {
  const type = await imageTypeOf(file)
  try {
    const bitmap = await decode(file)
    // A PNG may have transparency, which JPEG doesn't support.
    const rendered = await resize(
      bitmap,
      MAX_SIDE_PX[purpose],
      type === 'image/png' ? 'image/png' : 'image/jpeg',
    )
    bitmap.close()
    return rendered.size < file.size || type === 'image/heic' ? rendered : retype(file, type)
  } catch {
    return retype(file, type)
  }
}

const retype = (file: Blob, type: string | undefined): Blob =>
  type === undefined || file.type === type ? file : new Blob([file], { type })
