import { loadChunk } from '@/ui/chunks/load-chunk'
import { type ImagePurpose, refuseImage, refusePrepared } from './image-rules'
import { prepareImage } from './prepare-image'

const CANCELLED = 'The upload was cancelled.'

const TEXTS: Record<string, string> = {
  'storage/unauthorized': 'You may not upload this picture here.',
  'storage/unauthenticated': 'Please log in to continue',
  'storage/canceled': CANCELLED,
  'storage/quota-exceeded': 'There is no room for more pictures at the moment.',
}

/** The text shown for a failed upload. */
export const uploadFailureText = (error: unknown): string => {
  if (!(error instanceof Error)) return 'The upload failed. Please try again.'
  if ('code' in error && typeof error.code === 'string') {
    return TEXTS[error.code] ?? 'The upload failed. Please check your connection and try again.'
  }
  return error.message
}

export type UploadOptions = {
  purpose: ImagePurpose
  /** From 0 to 1. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
  /** Gets the prepared image. Every browser can show it, unlike some camera formats. */
  onPrepared?: (image: Blob) => void
}

/**
 * Validates, shrinks and uploads an image. Doesn't read the file's metadata afterwards, because the
 * server may already have replaced it with its renditions.
 */
export const uploadImage = async (
  path: string,
  file: Blob,
  { purpose, onProgress, signal, onPrepared }: UploadOptions,
): Promise<void> => {
  const refusal = await refuseImage(file, purpose)
  if (refusal) throw new Error(refusal)
  const [{ ref, uploadBytesResumable }, { storage }, image] = await Promise.all([
    loadChunk(() => import('firebase/storage')),
    loadChunk(() => import('../firebase/storage')),
    prepareImage(file, purpose),
  ])
  if (signal?.aborted) throw new Error(CANCELLED)
  const too_large = refusePrepared(image, purpose)
  if (too_large) throw new Error(too_large)
  onPrepared?.(image)
  const task = uploadBytesResumable(ref(storage, path), image, { contentType: image.type })
  const cancel = () => task.cancel()
  signal?.addEventListener('abort', cancel)
  task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress?.(totalBytes > 0 ? bytesTransferred / totalBytes : 0),
  )
  try {
    await task
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}
