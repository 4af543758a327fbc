import {
  collection,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore'
import { firestore } from './firestore'

/**
 * What the live layer uses of Firestore. It's a chunk of its own, the largest of all: only
 * `load-sdk.ts` imports it, when a page has been drawn.
 */
export const sdk = {
  collection,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  firestore,
}
