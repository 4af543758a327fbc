import { isRenditionPath } from '../../../contract/catalog/images'

const FILE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

const isOriginal = (file: string): boolean =>
  FILE.test(file) && !file.includes('..') && !isRenditionPath(file)

/** Whether a Storage path is an original product image in this vendor's own folder. */
export const isOwnImagePath = (path: string, uid: string): boolean => {
  const [owner, folder, product_id = '', file = '', ...rest] = path.split('/')
  return (
    owner === uid &&
    folder === 'products' &&
    /^[a-z0-9]{20}$/.test(product_id) &&
    isOriginal(file) &&
    rest.length === 0
  )
}

const REQUEST_IMAGE = /^requests\/([a-z0-9]{20})\/([A-Za-z0-9_-]{1,128})\/([^/]+)$/

/** The request that an original image at this Storage path is for, and who uploaded it. */
export const requestImageAt = (path: string): { request_id: string; owner: string } | undefined => {
  const [, request_id, owner, file = ''] = REQUEST_IMAGE.exec(path) ?? []
  return request_id && owner && isOriginal(file) ? { request_id, owner } : undefined
}

/** Whether a Storage path is an original image that this buyer uploaded for this request. */
export const isOwnRequestImage = (path: string, uid: string, request_id: string): boolean => {
  const image = requestImageAt(path)
  return image?.owner === uid && image.request_id === request_id
}

/** Whether a Storage path is the original of a cover in this vendor's own folder. */
export const isOwnCoverPath = (path: string, uid: string): boolean => {
  const [owner, folder, file = '', ...rest] = path.split('/')
  return owner === uid && folder === 'store' && isOriginal(file) && rest.length === 0
}

export const isCoverOriginal = (path: string): boolean =>
  isOwnCoverPath(path, path.split('/')[0] ?? '')

/** Whether a Storage path is an original product image and not a rendition. */
export const isProductOriginal = (path: string): boolean =>
  isOwnImagePath(path, path.split('/')[0] ?? '')
