import { readFileSync } from 'node:fs'
import {
  RENDITION_WIDTHS,
  type RenditionWidth,
  renditionPath,
} from '../../../functions/src/contract/catalog/images'
import { storagePaths } from '../../../functions/src/contract/paths'
import { encodeRendition } from '../../../functions/src/usecases/images/encode-rendition'
import { CATALOGUE } from '../../seed/catalogue/products'
import { VENDOR_KEYS } from '../../seed/catalogue/vendors'
import { imageNumbers, imagePath } from '../../seed/documents/product-documents'
import { vendorUid } from '../../seed/people/accounts'
import { imageFile, logoFile } from '../../seed/write/images'

/** The demo's image and width of each rendition, by the path that the bench gives it. */
const RENDITIONS = new Map<string, { file: URL; width: RenditionWidth }>(
  CATALOGUE.flatMap((row) =>
    imageNumbers(row).flatMap((number) =>
      RENDITION_WIDTHS.map(
        (width) =>
          [
            `/images/${renditionPath(imagePath(row, number), width)}`,
            { file: imageFile(row, number), width },
          ] as const,
      ),
    ),
  ),
)

/** The rendition at a path, encoded as the server encodes an upload. */
export const renditionAt = async (path: string): Promise<Buffer | undefined> => {
  const found = RENDITIONS.get(path)
  return found && encodeRendition(readFileSync(found.file), found.width)
}

/** The logo at a path, as the seed stores it. */
export const logoAt = (path: string): Buffer | undefined => {
  const key = VENDOR_KEYS.find((one) => path === `/images/${storagePaths.logo(vendorUid(one))}`)
  return key && readFileSync(logoFile(key))
}

/** The rendition that phones choose for a card: half of their width, at two pixels each. */
const PHONE_WIDTH = 320
/** Every so many products are encoded for the mean. */
const MEAN_OF = 8

/** The mean size in bytes of the demo's covers as phones load them. */
export const meanCoverBytes = async (): Promise<number> => {
  const rows = CATALOGUE.filter((_, at) => at % MEAN_OF === 0)
  let total = 0
  for (const row of rows) {
    total += (await encodeRendition(readFileSync(imageFile(row, 1)), PHONE_WIDTH)).length
  }
  return total / rows.length
}
