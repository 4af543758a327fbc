import { collection } from 'firebase/firestore'
import { uidOf } from '../../support/rules/rules-actors'
import { longAgo } from '../../support/rules/rules-documents'
import { type Attempt, describeCollection } from '../../support/rules/rules-matrix'

const list = `users/${uidOf('buyer')}/notifications`
const notification = {
  id: 'n1',
  type: 'ORDER_SHIPPED',
  kind: 'order',
  title: 'On its way',
  message: 'Adire scarf is on its way',
  cta: { text: 'See', href: '/dashboard/purchases' },
  read: false,
  created_at: longAgo,
}

const change = (why: string, data: Record<string, unknown>): Attempt => ({
  why,
  as: 'buyer',
  operation: 'update',
  path: `${list}/n1`,
  data,
})

describeCollection({
  collection: 'users/{uid}/notifications',
  policy: 'the server notifies, its user reads and marks as read',
  documents: { [`${list}/n1`]: notification },
  get: () => `${list}/n1`,
  list: (db) => collection(db, list) as never,
  create: () => ({ path: `${list}/n2`, data: { ...notification, id: 'n2' } }),
  update: () => ({ path: `${list}/n1`, data: { read: true } }),
  allowed: { get: ['buyer'], list: ['buyer'], update: ['buyer'] },
  hostile: [
    change('read is not taken back', { read: false }),
    change('read is yes or no', { read: 'yes' }),
    change('the title is the server’s', { title: 'You won' }),
    change('the link is the server’s', { cta: { text: 'x', href: 'https://evil.example' } }),
    change('the kind is the server’s', { kind: 'payment' }),
    change('no extra field', { read: true, starred: true }),
    change('times are the server’s', { created_at: longAgo, read: true, message: 'x' }),
  ],
})
