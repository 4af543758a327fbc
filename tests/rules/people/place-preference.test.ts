import { collection, serverTimestamp } from 'firebase/firestore'
import { uidOf } from '../../support/rules/rules-actors'
import { longAgo } from '../../support/rules/rules-documents'
import { type Attempt, describeCollection } from '../../support/rules/rules-matrix'

const list = `users/${uidOf('buyer')}/preferences`
const path = `${list}/place`
const picked = (change: Record<string, unknown> = {}) => ({
  area: 'Lagos/Ikeja',
  updated_at: serverTimestamp(),
  ...change,
})
const write = (why: string, data: Record<string, unknown>): Attempt => ({
  why,
  as: 'buyer',
  operation: 'create',
  path,
  data,
})

describeCollection({
  collection: 'users/{uid}/preferences (place)',
  policy: 'where goods should go is theirs alone to say',
  documents: { [path]: { area: 'Kano/Dala', updated_at: longAgo } },
  get: () => path,
  list: (db) => collection(db, list) as never,
  create: () => ({ path, data: picked() }),
  update: () => ({ path, data: picked() }),
  allowed: {
    get: ['buyer'],
    list: ['buyer'],
    create: ['buyer'],
    update: ['buyer'],
    delete: ['buyer'],
  },
  accepted: [write('an area’s name may have a slash', picked({ area: 'Ekiti/Ido/Osi' }))],
  hostile: [
    write('an area is named with its state', picked({ area: 'Ikeja' })),
    write('an area is not empty', picked({ area: 'Lagos/' })),
    write('an area is a text', picked({ area: 7 })),
    write('an area has an end', picked({ area: `Lagos/${'x'.repeat(100)}` })),
    write('no street', picked({ address: '12 Allen Avenue' })),
    write('the area is needed', { updated_at: serverTimestamp() }),
    write('the time is the server’s', picked({ updated_at: longAgo })),
    write('no muted kinds', picked({ muted: {} })),
  ],
})
