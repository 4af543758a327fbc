import { UPLOAD_LIMITS } from '../../../functions/src/contract/catalog/images'

const { image: IMAGE } = UPLOAD_LIMITS

export const upload = (path: string, why: string, contentType: string, bytes = 8) => ({
  path,
  why,
  contentType,
  bytes,
})

/** Content types that are not images, whatever the file name says. */
export const noImages = (path: string) =>
  [
    'image/svg+xml',
    'image/gif',
    'text/html',
    'application/pdf',
    'application/x-msdownload',
    'application/octet-stream',
    'video/mp4',
    'image/bmp',
    '',
  ].map((type) => upload(path, `the type "${type}"`, type))

/** File names that the rules refuse, such as those that hide the type. */
const badNames = (at: (file: string) => string) =>
  [
    'photo.svg',
    'photo.html',
    'photo.exe',
    'photo.svg.png',
    'photo.png.exe',
    'photo',
    '.png',
    'Photo.PNG',
    'pho to.png',
    `${'a'.repeat(81)}.png`,
  ].map((file) => upload(at(file), `the name ${file.slice(0, 20)}`, 'image/png'))

/** Uploads of images to a folder that the rules accept and refuse. */
export const imagesAt = (at: (file: string) => string, limit: number) => ({
  accepted: [
    upload(at('edge.png'), 'a picture of exactly the largest size', 'image/png', limit),
    ...IMAGE.types.map((type) => upload(at(`a.${type.slice(6)}`), `the type ${type}`, type)),
    upload(at('a.jpg'), 'a jpeg by its short name', 'image/jpeg'),
  ],
  refused: [
    upload(at('over.png'), 'one byte over the largest size', 'image/png', limit + 1),
    ...noImages(at('a.png')),
    ...badNames(at),
  ],
})
