import { collection, serverTimestamp } from 'firebase/firestore'
import { PAYMENT_CHANNELS } from '../../../functions/src/contract/entities/orders/transaction'
import { uidOf } from '../../support/rules/rules-actors'
import { longAgo } from '../../support/rules/rules-documents'
import { type Attempt, describeCollection } from '../../support/rules/rules-matrix'

const list = `users/${uidOf('buyer')}/preferences`
const path = `${list}/channel`
const used = (change: Record<string, unknown> = {}) => ({
  channel: 'ussd',
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
  collection: 'users/{uid}/preferences (channel)',
  policy: 'how somebody paid last is theirs alone to know',
  documents: { [path]: { channel: 'card', updated_at: longAgo } },
  get: () => path,
  list: (db) => collection(db, list) as never,
  create: () => ({ path, data: used() }),
  update: () => ({ path, data: used() }),
  allowed: { get: ['buyer'], list: ['buyer'], create: ['buyer'], update: ['buyer'] },
  accepted: PAYMENT_CHANNELS.map((channel) => write(`${channel} is a channel`, used({ channel }))),
  hostile: [
    write('a channel is one that is offered', used({ channel: 'cheque' })),
    write('a channel is a text', used({ channel: 7 })),
    write('no number of a card', used({ card: '4084084084084081' })),
    write('the channel is needed', { updated_at: serverTimestamp() }),
    write('the time is the server’s', used({ updated_at: longAgo })),
    write('no area', used({ area: 'Lagos/Ikeja' })),
  ],
})
