import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  onSnapshot,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore'
import { firestore } from './firestore'
import { queryOf } from './query-of'

/**
 * What the live layer uses of Firestore. It's a chunk of its own, the largest of all: only
 * `load-sdk.ts` imports it, when a page has been drawn.
 */
export const sdk = {
  collection,
  deleteDoc,
  doc,
  getDoc,
  onSnapshot,
  serverTimestamp,
  setDoc,
  updateDoc,
  firestore,
  queryOf,
}
