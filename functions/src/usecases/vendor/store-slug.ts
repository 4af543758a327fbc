import slugify from '@sindresorhus/slugify'
import { AppError } from '../../contract/errors'
import { slugOwner } from '../../store/vendors'

/**
 * The address part of a store's name, which no other store may have.
 * @throws AppError `vendor/name-taken`
 */
export const storeSlug = async (name: string, vendor_id: string): Promise<string> => {
  const slug = slugify(name)
  if (slug === '') {
    const fields = { name: 'Use letters or digits.' }
    throw new AppError('request/invalid', { in: 'body', fields })
  }
  if (await slugOwner(slug, vendor_id)) throw new AppError('vendor/name-taken')
  return slug
}
