import { type App, getApps, initializeApp } from 'firebase-admin/app'

/** The only place that initializes the app; project and bucket come from the environment. */
export const firebaseApp = (): App => getApps()[0] ?? initializeApp()
