import { collection, serverTimestamp } from 'firebase/firestore'
import { uidOf } from '../../support/rules/rules-actors'
import { longAgo } from '../../support/rules/rules-documents'
import { describeCollection } from '../../support/rules/rules-matrix'

const devices = `users/${uidOf('buyer')}/devices`
const hash = 'a'.repeat(64)

describeCollection({
  collection: 'users/{uid}/devices',
  policy: 'a push token is kept and read by the server alone, and taken back by its user',
  documents: { [`${devices}/${hash}`]: { token: 'push', created_at: longAgo } },
  get: () => `${devices}/${hash}`,
  list: (db) => collection(db, devices) as never,
  create: () => ({
    path: `${devices}/${'b'.repeat(64)}`,
    data: { token: 'push', created_at: serverTimestamp() },
  }),
  update: () => ({
    path: `${devices}/${hash}`,
    data: { token: 'new', created_at: serverTimestamp() },
  }),
  allowed: { delete: ['buyer'] },
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

describeCollection({
  collection: 'users/{uid}/addresses',
  policy: 'an address is its user’s alone to read and remove, and kept by the server',
  documents: { [`${addresses}/home`]: { ...address(), updated_at: longAgo } },
  get: () => `${addresses}/home`,
  list: (db) => collection(db, addresses) as never,
  create: () => ({ path: `${addresses}/1`, data: address() }),
  update: () => ({ path: `${addresses}/home`, data: address() }),
  allowed: { get: ['buyer'], list: ['buyer'], delete: ['buyer'] },
})
