import { RENDITION_WIDTHS, renditionPath, UPLOAD_LIMITS } from '@contract/catalog/images'
import { storagePaths } from '@contract/paths'
import { everyone, uidOf } from '../../support/rules/rules-actors'
import { describeStoragePath } from '../../support/rules/storage-matrix'
import { imagesAt, upload } from '../../support/rules/storage-uploads'

const REQUEST_ID = 'r'.repeat(20)
const buyer = uidOf('buyer')
const signedIn = everyone.filter((name) => name !== 'signed_out')

const requestFile = (uid: string) => (file: string) =>
  storagePaths.requestImage(REQUEST_ID, uid, file)
const requestImages = imagesAt(requestFile(buyer), UPLOAD_LIMITS.image.max_bytes)
const beside = (folder: string) => `requests/${folder}/${buyer}/a.png`

describeStoragePath({
  name: 'requests/{request_id}/{uid}/{file}',
  policy: 'a buyer adds pictures to a request of their own and changes none; the server shows them',
  stored: requestFile(buyer)('front.png'),
  mine: (actor) => requestFile(uidOf(actor))('new.png'),
  contentType: 'image/png',
  allowed: { create: signedIn },
  by: 'buyer',
  accepted: requestImages.accepted,
  refused: [
    ...requestImages.refused,
    upload(requestFile(uidOf('vendor'))('a.png'), 'the folder of another person', 'image/png'),
    upload(beside('short'), 'a request that no id names', 'image/png'),
    upload(beside('R'.repeat(20)), 'an id in capitals', 'image/png'),
    ...RENDITION_WIDTHS.map((width) =>
      upload(
        renditionPath(requestFile(buyer)('front.png'), width),
        `the server’s version of ${width} pixels`,
        'image/webp',
      ),
    ),
  ],
})

describeStoragePath({
  name: 'requests/{request_id}/{uid}/{file}-{width}.webp',
  policy: 'the versions that the server made are public, and nobody removes them',
  stored: renditionPath(requestFile(buyer)('front.png'), 640),
  mine: (actor) => renditionPath(requestFile(uidOf(actor))('new.png'), 640),
  contentType: 'image/webp',
  // Only the server writes them, so they need no mark.
  allowed: { get: everyone, get_unseen: everyone },
  by: 'buyer',
  accepted: [],
  refused: [],
})
