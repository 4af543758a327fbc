import { getApp, getApps, initializeApp } from 'firebase/app'
import { firebaseConfig } from '@/config/env'

/** The one app of this page; found again when a development server swaps this module. */
export const firebaseApp = getApps().length > 0 ? getApp() : initializeApp(firebaseConfig)
