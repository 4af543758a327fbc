import { collection, serverTimestamp } from 'firebase/firestore'
import { uidOf } from '../support/rules-actors'
import { longAgo } from '../support/rules-documents'
import { type Attempt, describeCollection } from '../support/rules-matrix'

const devices = `users/${uidOf('buyer')}/devices`
const hash = 'a'.repeat(64)
const otherHash = 'b'.repeat(64)

const device = (why: string, path: string, data: Record<string, unknown>): Attempt => ({
  why,
  as: 'buyer',
  operation: 'create',
  path,
  data,
})

describeCollection({
  collection: 'users/{uid}/devices',
  policy: 'a push token is written by its user and read by the server alone',
  documents: { [`${devices}/${hash}`]: { token: 'push', created_at: longAgo } },
  get: () => `${devices}/${hash}`,
  list: (db) => collection(db, devices) as never,
  create: () => ({
    path: `${devices}/${otherHash}`,
    data: { token: 'push', created_at: serverTimestamp() },
  }),
  update: () => ({
    path: `${devices}/${hash}`,
    data: { token: 'new', created_at: serverTimestamp() },
  }),
  allowed: { create: ['buyer'], update: ['buyer'], delete: ['buyer'] },
  accepted: [1, 4096].map((length) =>
    device(`a token of ${length} characters`, `${devices}/${otherHash}`, {
      token: 'x'.repeat(length),
      created_at: serverTimestamp(),
    }),
  ),
  hostile: [
    device('a token is needed', `${devices}/${otherHash}`, { created_at: serverTimestamp() }),
    device('a token is not empty', `${devices}/${otherHash}`, {
      token: '',
      created_at: serverTimestamp(),
    }),
    device('a token is not endless', `${devices}/${otherHash}`, {
      token: 'x'.repeat(4097),
      created_at: serverTimestamp(),
    }),
    device('the time is the server’s', `${devices}/${otherHash}`, {
      token: 'x',
      created_at: longAgo,
    }),
    device('no extra field', `${devices}/${otherHash}`, {
      token: 'x',
      created_at: serverTimestamp(),
      uid: 'y',
    }),
    device('the id is a hash', `${devices}/short`, { token: 'x', created_at: serverTimestamp() }),
  ],
})

const addresses = `users/${uidOf('buyer')}/addresses`
const address = () => ({
  recipient_name: 'Ngozi Okafor',
  phone: '08031234567',
  address: '12 Allen Avenue',
  city: 'Ikeja',
  state: 'Lagos',
  updated_at: serverTimestamp(),
})
/** The fewest and the most characters of each field. */
const LENGTHS = {
  recipient_name: [2, 80],
  phone: [11, 14],
  address: [5, 200],
  city: [2, 60],
  state: [2, 40],
} as const

const ofLength = (field: string, length: number): Attempt =>
  device(`${field} of ${length} characters`, `${addresses}/work`, {
    ...address(),
    [field]: '0'.repeat(length),
  })

const badAddress = (why: string, change: Record<string, unknown>): Attempt =>
  device(why, `${addresses}/work`, { ...address(), ...change })

describeCollection({
  collection: 'users/{uid}/addresses',
  policy: 'an address is its user’s alone',
  documents: { [`${addresses}/home`]: { ...address(), updated_at: longAgo } },
  get: () => `${addresses}/home`,
  list: (db) => collection(db, addresses) as never,
  create: () => ({ path: `${addresses}/work`, data: address() }),
  update: () => ({ path: `${addresses}/home`, data: address() }),
  allowed: {
    get: ['buyer'],
    list: ['buyer'],
    create: ['buyer'],
    update: ['buyer'],
    delete: ['buyer'],
  },
  accepted: Object.entries(LENGTHS).flatMap(([field, lengths]) =>
    lengths.map((length) => ofLength(field, length)),
  ),
  hostile: [
    ...Object.entries(LENGTHS).flatMap(([field, [least, most]]) => [
      ofLength(field, least - 1),
      ofLength(field, most + 1),
    ]),
    badAddress('an address is text', { address: 12 }),
    badAddress('the time is the server’s', { updated_at: longAgo }),
    badAddress('no extra field', { is_default: true }),
  ],
})
