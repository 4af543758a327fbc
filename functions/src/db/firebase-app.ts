import { type App, getApps, initializeApp } from 'firebase-admin/app'

/** The one place that makes the app; project and bucket come from the environment. */
export const firebaseApp = (): App => getApps()[0] ?? initializeApp()
