/**
 * Returns the URL with `alt=media` as its only query if it is this file in our bucket, otherwise
 * undefined. `folder` is the URL prefix of our bucket.
 */
export const ownImage = (address: string, folder: string, path: string): string | undefined => {
  const own = `${folder}${encodeURIComponent(path)}`
  const [before, _query, ...rest] = address.split('?')
  return before === own && rest.length === 0 ? `${own}?alt=media` : undefined
}
