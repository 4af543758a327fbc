import { NOTIFICATION_KINDS } from '@contract/entities/messaging/notification'
import { MUTABLE_IN_APP } from '@contract/entities/people/notification-preferences'
import { arrayRemove, arrayUnion, collection, serverTimestamp } from 'firebase/firestore'
import { uidOf } from '../../support/rules/rules-actors'
import { longAgo } from '../../support/rules/rules-documents'
import { type Attempt, describeCollection } from '../../support/rules/rules-matrix'

const list = `users/${uidOf('buyer')}/preferences`
const muted = { in_app: ['announcement'], email: ['order'], push: [] as string[] }
const chosen = (change: Record<string, unknown> = {}) => ({
  muted,
  updated_at: serverTimestamp(),
  ...change,
})

const write = (
  why: string,
  data: Record<string, unknown>,
  path = `${list}/notifications`,
): Attempt => ({ why, as: 'buyer', operation: 'update', path, data })

const writeMuted = (why: string, change: Record<string, unknown>): Attempt =>
  write(why, chosen({ muted: { ...muted, ...change } }))

describeCollection({
  collection: 'users/{uid}/preferences',
  policy: 'what somebody isn’t told of is theirs alone to say',
  documents: { [`${list}/notifications`]: { muted, updated_at: longAgo } },
  get: () => `${list}/notifications`,
  list: (db) => collection(db, list) as never,
  create: () => ({ path: `${list}/notifications`, data: chosen() }),
  update: () => ({ path: `${list}/notifications`, data: chosen() }),
  allowed: { get: ['buyer'], list: ['buyer'], create: ['buyer'], update: ['buyer'] },
  accepted: [
    writeMuted('every kind can be left out of emails and pushes', {
      in_app: [...MUTABLE_IN_APP],
      email: [...NOTIFICATION_KINDS],
      push: [...NOTIFICATION_KINDS],
    }),
    write('one kind can be left out of one channel, whatever the others are by now', {
      'muted.push': arrayUnion('dispute'),
      updated_at: serverTimestamp(),
    }),
    write('one kind can be told of again', {
      'muted.email': arrayRemove('order'),
      updated_at: serverTimestamp(),
    }),
    writeMuted('every kind can be left out of SMS and WhatsApp', {
      sms: [...NOTIFICATION_KINDS],
      whatsapp: [...NOTIFICATION_KINDS],
    }),
    writeMuted('nothing has to be left out', { in_app: [], email: [], push: [] }),
  ],
  hostile: [
    ...NOTIFICATION_KINDS.filter((kind) => kind !== 'announcement').map((kind) =>
      writeMuted(`the app always notifies of kind ${kind}`, { in_app: [kind] }),
    ),
    writeMuted('a kind is one of ours: email', { email: ['weather'] }),
    writeMuted('a kind is one of ours: push', { push: ['weather'] }),
    write('a kind is one of ours: one more', {
      'muted.push': arrayUnion('weather'),
      updated_at: serverTimestamp(),
    }),
    writeMuted('a list is not longer than the kinds', { email: Array(7).fill('order') }),
    writeMuted('a list is a list', { push: 'order' }),
    writeMuted('a map is no list', { email: { order: true } }),
    writeMuted('no extra channel', { fax: [] }),
    writeMuted('a kind is one of ours: SMS', { sms: ['weather'] }),
    writeMuted('a kind is one of ours: WhatsApp', { whatsapp: ['weather'] }),
    writeMuted('a list of WhatsApp is a list', { whatsapp: 'order' }),
    {
      ...write(
        'what was agreed about messages is the server’s',
        chosen(),
        `${list}/phone_messages`,
      ),
      operation: 'create',
    },
    write('every channel is named', chosen({ muted: { in_app: [], email: [] } })),
    write('what is left out is a map', chosen({ muted: [] })),
    write('no extra field', chosen({ theme: 'dark' })),
    write('what is left out is needed', { muted: null, updated_at: serverTimestamp() }),
    write('the time is the server’s', chosen({ updated_at: longAgo })),
    { ...write('there is one document', chosen(), `${list}/other`), operation: 'create' },
  ],
})
