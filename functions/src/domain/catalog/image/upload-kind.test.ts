import { expect, test } from 'vitest'
import { storagePaths } from '../../../contract/paths'
import { uploadAt } from './upload-kind'

const ID = 'a'.repeat(20)

test.each([
  [storagePaths.productImage('me', ID, 'a.jpg'), { kind: 'product', owner: 'me' }],
  [storagePaths.storeCover('me', 'a.jpg'), { kind: 'cover', owner: 'me' }],
  [storagePaths.requestImage(ID, 'me', 'a.jpg'), { kind: 'request', owner: 'me' }],
  [storagePaths.avatar('me'), { kind: 'profile', owner: 'me' }],
  [storagePaths.logo('me'), { kind: 'profile', owner: 'me' }],
  [
    storagePaths.disputeEvidence(ID, 'me', 'they', 'they', 'a.jpg'),
    { kind: 'shared', owner: 'they', seen_by: ['me', 'they'] },
  ],
  [
    storagePaths.messageImage('c_1', 'me', 'they', 'me', 'a.jpg'),
    { kind: 'shared', owner: 'me', seen_by: ['me', 'they'] },
  ],
])('%s belongs to whoever uploaded it', (path, expected) => {
  expect(uploadAt(path)).toEqual(expected)
})

test.each([
  `me/products/${ID}/a-320.webp`,
  'me/store/a-640.webp',
  'me/store/a/b.jpg',
  'search/snapshot.jsonl.gz',
  'me/profile_photo/other',
  'disputes/a.jpg',
  'messages//a/b/c/d',
  'me/products/short/a.jpg',
  `requests/${ID}/me/a-320.webp`,
  'requests/short/me/a.jpg',
  `requests/${ID}/me/a/b.jpg`,
  '',
])('%s is no upload', (path) => {
  expect(uploadAt(path)).toBeUndefined()
})
