import { ownImage } from '../../../domain/people/user/own-image'
import type { Deps } from '../../deps'
import { stripMetadata } from '../../images/strip-metadata'

/**
 * Returns the public URL of the image uploaded to this path, after validating it. Undefined if
 * `address` is another URL or the file is missing. The URL includes the upload's generation, so
 * that caches don't serve an earlier image.
 * @throws AppError `product/image-not-a-picture` if it can't be decoded; that file is removed
 */
export const ownImageUrl = async (
  deps: Deps,
  address: string,
  path: string,
): Promise<string | undefined> => {
  const own = ownImage(address, deps.objects.folder, path)
  if (own === undefined) return undefined
  await stripMetadata(deps, path)
  const found = await deps.objects.find(path)
  return found?.is_validated ? `${own}&v=${found.generation}` : undefined
}
