import { ownImage } from '../../domain/user/own-image'
import type { Deps } from '../deps'
import { stripMetadata } from './strip-metadata'

/**
 * Where everyone reads the picture that was uploaded to this path, once the server has looked at
 * it; undefined where `address` is another one or nothing is there. Each upload has an address of
 * its own, so that no cache shows the one before.
 * @throws AppError `product/image-not-a-picture` where it can't be shown; that file is removed
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
