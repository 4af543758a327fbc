/**
 * The address without what is not needed to read it, when it is this very file of our own bucket;
 * undefined for every other address. `folder` is what addresses of our bucket begin with.
 */
export const ownImage = (address: string, folder: string, path: string): string | undefined => {
  const own = `${folder}${encodeURIComponent(path)}`
  const [before, _query, ...rest] = address.split('?')
  return before === own && rest.length === 0 ? `${own}?alt=media` : undefined
}
