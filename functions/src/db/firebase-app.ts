import { type App, getApp, getApps, initializeApp } from 'firebase-admin/app'

const hasDefault = (): boolean => getApps().some(({ name }) => name === '[DEFAULT]')

/** The only place that initializes the app; project and bucket come from the environment. */
export const firebaseApp = (): App => (hasDefault() ? getApp() : initializeApp())
