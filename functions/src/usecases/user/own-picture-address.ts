import { ownPicture } from '../../domain/user/own-picture'
import type { Deps } from '../deps'
import { cleanPicture } from './clean-picture'

/**
 * Where everyone reads the picture that was uploaded to this path, once the server has looked at
 * it; undefined where `address` is another one or nothing is there. Each upload has an address of
 * its own, so that no cache shows the one before.
 * @throws AppError `product/image-not-a-picture` where it can't be shown; that file is removed
 */
export const ownPictureAddress = async (
  deps: Deps,
  address: string,
  path: string,
): Promise<string | undefined> => {
  const own = ownPicture(address, deps.objects.folder, path)
  if (own === undefined) return undefined
  await cleanPicture(deps, path)
  const found = await deps.objects.find(path)
  return found?.is_validated ? `${own}&v=${found.generation}` : undefined
}
