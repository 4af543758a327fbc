import { RENDITION_WIDTHS, renditionPath, UPLOAD_LIMITS } from '@contract/catalog/images'
import { storagePaths } from '@contract/paths'
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { doc, setDoc } from 'firebase/firestore'
import { type ActorName, everyone, uidOf } from '../support/rules/rules-actors'
import { PRODUCT_ID, TRANSACTION_ID, transactionDocument } from '../support/rules/rules-documents'
import { describeStoragePath } from '../support/rules/storage-matrix'
import { imagesAt, noImages, upload } from '../support/rules/storage-uploads'

const { profile: PROFILE, image: IMAGE } = UPLOAD_LIMITS

const buyer = uidOf('buyer')
const vendor = uidOf('vendor')
const signedIn = everyone.filter((name) => name !== 'signed_out')
const vendors: readonly ActorName[] = ['vendor', 'other_vendor', 'vendor_as_buyer']

const profile = (path: string) => ({
  accepted: [
    ...PROFILE.types.map((type) => upload(path, `the type ${type}`, type)),
    upload(path, 'a png of exactly the largest size', 'image/png', PROFILE.max_bytes),
  ],
  refused: [
    upload(path, 'one byte over the largest size', 'image/png', PROFILE.max_bytes + 1),
    ...IMAGE.types
      .filter((type) => !PROFILE.types.some((allowed) => allowed === type))
      .map((type) => upload(path, `the type ${type}`, type)),
    ...noImages(path),
  ],
})

describeStoragePath({
  name: '{uid}/profile_photo/avatar',
  policy: 'a photo is its owner’s to change, and public once it was looked at',
  stored: storagePaths.avatar(buyer),
  mine: (actor) => storagePaths.avatar(uidOf(actor)),
  contentType: 'image/png',
  allowed: { get: everyone, create: signedIn, overwrite: ['buyer'], delete: ['buyer'] },
  by: 'buyer',
  ...profile(storagePaths.avatar(buyer)),
})

describeStoragePath({
  name: '{uid}/profile_photo/logo',
  policy: 'a logo is its vendor’s to change, and public once it was looked at',
  stored: storagePaths.logo(vendor),
  mine: (actor) => storagePaths.logo(uidOf(actor)),
  contentType: 'image/png',
  allowed: { get: everyone, create: vendors, overwrite: ['vendor'], delete: ['vendor'] },
  by: 'vendor',
  ...profile(storagePaths.logo(vendor)),
})

const coverFile = (uid: string) => (file: string) => storagePaths.storeCover(uid, file)
const coverImages = imagesAt(coverFile(vendor), IMAGE.max_bytes)

describeStoragePath({
  name: '{uid}/store/{file}',
  policy: 'a cover is its vendor’s to change, and public as the server made it',
  stored: coverFile(vendor)('front.png'),
  mine: (actor) => coverFile(uidOf(actor))('new.png'),
  contentType: 'image/png',
  allowed: { create: vendors, overwrite: ['vendor'], delete: ['vendor'] },
  by: 'vendor',
  accepted: coverImages.accepted,
  refused: [
    ...coverImages.refused,
    ...RENDITION_WIDTHS.map((width) =>
      upload(
        renditionPath(coverFile(vendor)('front.png'), width),
        `the server’s version of ${width} pixels`,
        'image/webp',
      ),
    ),
  ],
})

describeStoragePath({
  name: '{uid}/store/{file}-{width}.webp',
  policy: 'the versions of a cover that the server made are public, and its own',
  stored: renditionPath(coverFile(vendor)('front.png'), 640),
  mine: (actor) => renditionPath(coverFile(uidOf(actor))('new.png'), 640),
  contentType: 'image/webp',
  // Only the server writes them, so they need no mark.
  allowed: { get: everyone, get_unseen: everyone, delete: ['vendor'] },
  by: 'vendor',
  accepted: [],
  refused: [],
})

const productFile = (uid: string) => (file: string) =>
  storagePaths.productImage(uid, PRODUCT_ID, file)

const productImages = imagesAt(productFile(vendor), IMAGE.max_bytes)

describeStoragePath({
  name: '{uid}/products/{product_id}/{file}',
  policy: 'pictures of goods are their vendor’s to change, and public as the server made them',
  stored: productFile(vendor)('front.png'),
  mine: (actor) => productFile(uidOf(actor))('new.png'),
  contentType: 'image/png',
  allowed: { create: vendors, overwrite: ['vendor'], delete: ['vendor'] },
  by: 'vendor',
  accepted: [
    ...productImages.accepted,
    upload(productFile(vendor)('front-320.png'), 'a width in a name of another type', 'image/png'),
    upload(productFile(vendor)('front-321.webp'), 'a width that is none of ours', 'image/webp'),
    upload(productFile(vendor)('front-640-b.webp'), 'a width within the name', 'image/webp'),
  ],
  refused: [
    ...productImages.refused,
    ...RENDITION_WIDTHS.map((width) =>
      upload(
        renditionPath(productFile(vendor)('front.png'), width),
        `the server’s version of ${width} pixels`,
        'image/webp',
      ),
    ),
  ],
})

describeStoragePath({
  name: '{uid}/products/{product_id}/{file}-{width}.webp',
  policy: 'the versions that the server made are public, and its own',
  stored: renditionPath(productFile(vendor)('front.png'), 640),
  mine: (actor) => renditionPath(productFile(uidOf(actor))('new.png'), 640),
  contentType: 'image/webp',
  // Only the server writes them, so they need no mark.
  allowed: { get: everyone, get_unseen: everyone },
  by: 'vendor',
  accepted: [],
  refused: [],
})

const documentThere = (path: string, content: object) => (rules: RulesTestEnvironment) =>
  rules.withSecurityRulesDisabled((context) =>
    setDoc(doc(context.firestore() as never, path), content),
  )

const evidence = (uid: string) => (file: string) =>
  storagePaths.disputeEvidence(TRANSACTION_ID, buyer, vendor, uid, file)

const evidenceImages = imagesAt(evidence(buyer), IMAGE.max_bytes)
const evidenceOf = (id: string, of: string, at: string) =>
  storagePaths.disputeEvidence(id, of, at, buyer, 'a.png')

const [UNPAID, ENDED, DISPUTED, OF_OTHERS] = ['u', 'e', 'd', 'o'].map((x) => x.repeat(20)) as [
  string,
  string,
  string,
  string,
]
const TRANSACTIONS: Record<string, object> = {
  [TRANSACTION_ID]: {},
  [UNPAID]: { status: { status: 'pending' } },
  [ENDED]: { status: { status: 'completed' } },
  [DISPUTED]: { status: { status: 'in_dispute' } },
  [OF_OTHERS]: { buyer_id: uidOf('other_buyer') },
}

describeStoragePath({
  name: 'disputes/{transaction}/{buyer}/{vendor}/{uid}/{file}',
  policy: 'evidence comes from the two parties and stays, and is read through the API',
  stored: evidence(buyer)('broken.png'),
  mine: (actor) => evidence(uidOf(actor))('new.png'),
  contentType: 'image/png',
  allowed: { create: ['buyer', 'vendor'] },
  by: 'buyer',
  prepare: async (rules) => {
    for (const [id, change] of Object.entries(TRANSACTIONS)) {
      await documentThere(`transactions/${id}`, { ...transactionDocument, id, ...change })(rules)
    }
  },
  accepted: [
    ...evidenceImages.accepted,
    upload(evidenceOf(DISPUTED, buyer, vendor), 'evidence of a disputed purchase', 'image/png'),
  ],
  refused: [
    ...evidenceImages.refused,
    upload(evidenceOf('n'.repeat(20), buyer, vendor), 'a purchase that is not there', 'image/png'),
    upload(evidenceOf(UNPAID, buyer, vendor), 'a purchase that is not paid', 'image/png'),
    upload(evidenceOf(ENDED, buyer, vendor), 'a purchase that has ended', 'image/png'),
    upload(evidenceOf(TRANSACTION_ID, buyer, 'someone'), 'another vendor', 'image/png'),
    upload(evidenceOf(OF_OTHERS, buyer, vendor), 'a purchase of somebody else', 'image/png'),
  ],
})

const conversation = `${buyer}_${vendor}_general`
const messageImage = (uid: string) => (file: string) =>
  storagePaths.messageImage(conversation, buyer, vendor, uid, file)

const conversationImages = imagesAt(messageImage(vendor), IMAGE.max_bytes)

describeStoragePath({
  name: 'messages/{conversation}/{member}/{member}/{uid}/{file}',
  policy: 'a picture in a conversation is its members’ and stays, and is read through the API',
  stored: messageImage(vendor)('goods.png'),
  mine: (actor) => messageImage(uidOf(actor))('new.png'),
  contentType: 'image/png',
  allowed: { create: ['buyer', 'vendor'] },
  by: 'vendor',
  prepare: async (rules) => {
    const content = { members: [buyer, vendor] }
    await documentThere(`conversations/${conversation}`, content)(rules)
    await documentThere('conversations/of_others', { members: [buyer, 'other-vendor'] })(rules)
  },
  accepted: conversationImages.accepted,
  refused: [
    ...conversationImages.refused,
    ...['none', 'of_others'].map((id) =>
      upload(
        storagePaths.messageImage(id, buyer, vendor, vendor, 'a.png'),
        `the conversation "${id}", which is not theirs`,
        'image/png',
      ),
    ),
    upload(
      storagePaths.messageImage(conversation, vendor, buyer, vendor, 'a.png'),
      'the two members the other way round',
      'image/png',
    ),
  ],
})

describeStoragePath({
  name: 'a path that nobody named',
  policy: 'default deny',
  stored: 'elsewhere/file.png',
  mine: (actor) => `${uidOf(actor)}/elsewhere.png`,
  contentType: 'image/png',
  allowed: {},
  by: 'buyer',
  accepted: [],
  refused: [
    upload(`${buyer}/profile_photo/other`, 'another profile file', 'image/png'),
    upload(`disputes/x/${buyer}/file.png`, 'a path that is too short', 'image/png'),
  ],
})

describeStoragePath({
  name: 'ledger-seals/{seal}.json',
  policy: 'copies of the ledger’s seals are the server’s alone',
  stored: `${storagePaths.ledgerSeals}2026-11-21-000000.json`,
  mine: () => `${storagePaths.ledgerSeals}2026-11-22-000001.json`,
  contentType: 'application/json',
  allowed: {},
  by: 'vendor',
  accepted: [],
  refused: [
    upload(`${storagePaths.ledgerSeals}2026-11-22-000001.png`, 'a picture there', 'image/png'),
  ],
})
