import { collection } from 'firebase/firestore'
import { everyone, uidOf } from '../../support/rules/rules-actors'
import { unlistedDocument, vendorDocument } from '../../support/rules/rules-documents'
import { describeCollection } from '../../support/rules/rules-matrix'

const own = `vendors/${uidOf('vendor')}`
const profile = `${own}/delivery/profile`
const rates = [{ method: 'courier', scope: 'everywhere', places: [], fee_minor: 250_000 }]

describeCollection({
  collection: 'vendors/{vendor_id}/delivery',
  policy: 'how a store delivers is public while the store is, and the server’s to change',
  documents: {
    [own]: vendorDocument(uidOf('vendor')),
    [profile]: { rates, free_from_minor: null, version: 1 },
  },
  get: () => profile,
  list: (db) => collection(db, `${own}/delivery`) as never,
  create: () => ({ path: `${own}/delivery/other`, data: { rates, version: 1 } }),
  update: () => ({ path: profile, data: { free_from_minor: 1 } }),
  allowed: { get: everyone },
  hostile: [
    {
      why: 'rates go through the server',
      as: 'vendor',
      operation: 'update',
      path: profile,
      data: { rates: [], version: 2 },
    },
    {
      why: 'the version is the server’s',
      as: 'vendor',
      operation: 'update',
      path: profile,
      data: { version: 1_000 },
    },
  ],
})

const unlisted = `vendors/${uidOf('other_vendor')}`
describeCollection({
  collection: 'vendors/{vendor_id}/delivery (of a store that is not listed)',
  policy: 'how somebody delivers who sells by deals alone is seen by themselves',
  documents: {
    [unlisted]: unlistedDocument(uidOf('other_vendor')),
    [`${unlisted}/delivery/profile`]: { rates, version: 1 },
  },
  get: () => `${unlisted}/delivery/profile`,
  list: (db) => collection(db, `${unlisted}/delivery`) as never,
  create: () => ({ path: `${unlisted}/delivery/other`, data: { rates } }),
  update: () => ({ path: `${unlisted}/delivery/profile`, data: { version: 2 } }),
  allowed: { get: ['other_vendor'] },
})

const suspended = `vendors/${uidOf('other_vendor')}`
describeCollection({
  collection: 'vendors/{vendor_id}/delivery (of a suspended store)',
  policy: 'how a suspended store delivers is seen by its owner alone',
  documents: {
    [suspended]: vendorDocument(uidOf('other_vendor'), 'suspended'),
    [`${suspended}/delivery/profile`]: { rates, version: 1 },
  },
  get: () => `${suspended}/delivery/profile`,
  list: (db) => collection(db, `${suspended}/delivery`) as never,
  create: () => ({ path: `${suspended}/delivery/other`, data: { rates } }),
  update: () => ({ path: `${suspended}/delivery/profile`, data: { version: 2 } }),
  allowed: { get: ['other_vendor'] },
})
