/**
 * The address without what is not needed to read it, when it is this very file of our own bucket;
 * undefined for every other address. `folder` is what addresses of our bucket begin with.
 */
export const ownPicture = (address: string, folder: string, path: string): string | undefined => {
  const own = `${folder}${encodeURIComponent(path)}`
  const [before, query = '', ...rest] = address.split('?')
  if (before !== own || rest.length > 0) return undefined
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams({ alt: 'media' })
  const token = given.get('token')
  if (token !== null && /^[\w-]{1,100}$/.test(token)) kept.set('token', token)
  return `${own}?${kept}`
}
