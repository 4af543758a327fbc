import slugify from '@sindresorhus/slugify'
import { AppError } from '../../../contract/api/errors'
import { withLatinLetters } from '../../../contract/text/lookalikes'
import { isReservedName } from '../../../contract/text/reserved-name'
import type { Batch } from '../../../db/firestore'
import { addStoreName, readStoreName, removeStoreName } from '../../../db/people/store-names'
import { slugOwner } from '../../../db/people/vendors'

const refused = (message: string): AppError =>
  new AppError('request/invalid', { in: 'body', fields: { name: message } })

/**
 * The slug of a store's name; names that look alike have the same slug.
 * @throws AppError `vendor/name-reserved`, or `request/invalid` if the slug is empty
 */
const slugOf = (name: string): string => {
  if (isReservedName(name)) throw new AppError('vendor/name-reserved')
  const slug = slugify(withLatinLetters(name))
  if (slug === '') throw refused('Use letters or digits.')
  return slug
}

/**
 * Adds a store's name to a commit and frees its former name. If several stores take one name at
 * once, only one commit succeeds. A store older than the name documents is found by its slug, and
 * gets its document when it is next saved.
 * @throws AppError `vendor/name-taken`, `vendor/name-reserved`
 */
export const takeStoreName = async (
  batch: Batch,
  vendor_id: string,
  name: string,
  before?: { name: string; slug: string },
): Promise<string> => {
  const slug = before?.name === name ? before.slug : slugOf(name)
  const [stored, other, former] = await Promise.all([
    readStoreName(slug),
    slugOwner(slug, vendor_id),
    before && before.slug !== slug ? readStoreName(before.slug) : undefined,
  ])
  const is_taken = stored ? stored.data.vendor_id !== vendor_id : other !== undefined
  // Older stores that share a slug may keep it.
  if (is_taken && before?.slug !== slug) throw new AppError('vendor/name-taken')
  if (!stored && !other) addStoreName(batch, { slug, vendor_id })
  if (former?.data.vendor_id === vendor_id) removeStoreName(batch, former)
  return slug
}
