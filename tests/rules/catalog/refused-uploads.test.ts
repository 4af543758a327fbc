import { collection } from 'firebase/firestore'
import { uidOf } from '../../support/rules/rules-actors'
import { longAgo } from '../../support/rules/rules-documents'
import { type Attempt, describeCollection } from '../../support/rules/rules-matrix'

const list = `users/${uidOf('vendor')}/refused_uploads`
const refused = { id: 'a~b', path: 'a/b', reason: 'damaged', refused_at: longAgo }

const change = (why: string, data: Record<string, unknown>): Attempt => ({
  why,
  as: 'vendor',
  operation: 'update',
  path: `${list}/a~b`,
  data,
})

describeCollection({
  collection: 'users/{uid}/refused_uploads',
  policy: 'the server writes, and whoever uploaded it reads',
  documents: { [`${list}/a~b`]: refused },
  get: () => `${list}/a~b`,
  list: (db) => collection(db, list) as never,
  create: () => ({ path: `${list}/a~c`, data: { ...refused, id: 'a~c' } }),
  update: () => ({ path: `${list}/a~b`, data: { reason: 'kind' } }),
  allowed: { get: ['vendor'] },
  hostile: [
    change('the reason is the server’s', { reason: 'bytes' }),
    change('the time is the server’s', { refused_at: longAgo, note: 'x' }),
  ],
})
