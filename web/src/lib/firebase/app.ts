import { getApp, getApps, initializeApp } from 'firebase/app'
import { firebaseConfig } from '@/config/env'

/** The page's Firebase app; reused when hot module replacement runs this module again. */
export const firebaseApp = getApps().length > 0 ? getApp() : initializeApp(firebaseConfig)
