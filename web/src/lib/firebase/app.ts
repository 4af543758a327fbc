import { getApp, getApps, initializeApp } from 'firebase/app'
import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check'
import { appCheckDebugToken, appCheckSiteKey, firebaseConfig } from '@/config/env'

declare global {
  var FIREBASE_APPCHECK_DEBUG_TOKEN: string | undefined
}

const isFirst = getApps().length === 0

/** The page's Firebase app; reused when hot module replacement runs this module again. */
export const firebaseApp = isFirst ? initializeApp(firebaseConfig) : getApp()

// Before any service is used, because Firestore and Storage ask for its tokens then.
let appCheck: AppCheck | undefined
if (appCheckSiteKey && isFirst) {
  globalThis.FIREBASE_APPCHECK_DEBUG_TOKEN = appCheckDebugToken
  appCheck = initializeAppCheck(firebaseApp, {
    provider: new ReCaptchaEnterpriseProvider(appCheckSiteKey),
    isTokenAutoRefreshEnabled: true,
  })
}

/** `getToken` never settles if reCAPTCHA's script is blocked. */
const TOKEN_TIMEOUT_MS = 10_000

/** Returns the token that proves to the API that this is our site, if App Check is used. */
export const appCheckToken = async (): Promise<string | undefined> => {
  if (!appCheck) return undefined
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, TOKEN_TIMEOUT_MS))
  return (await Promise.race([getToken(appCheck), late]))?.token
}
