const offset = Number(import.meta.env.VITE_PORT_OFFSET ?? 0)
const isSuite = import.meta.env.DEV || import.meta.env.VITE_PORT_OFFSET !== undefined

/** The emulators' addresses; undefined in a build for the real services. */
export const emulators = isSuite
  ? {
      auth: `http://127.0.0.1:${9099 + offset}`,
      firestore: { host: '127.0.0.1', port: 8080 + offset },
      storage: { host: '127.0.0.1', port: 9199 + offset },
      functions: { host: '127.0.0.1', port: 5001 + offset },
    }
  : undefined

/** Public identifiers of the Firebase project, not secrets: security rules protect the data. */
export const firebaseConfig = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? 'demo-oja',
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? 'demo-oja',
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? 'demo-oja.firebaseapp.com',
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET ?? 'demo-oja.appspot.com',
  appId: import.meta.env.VITE_FIREBASE_APP_ID ?? 'demo-oja',
  messagingSenderId: import.meta.env.VITE_FIREBASE_MESSAGING_SENDER_ID ?? '',
}

/** The public key of reCAPTCHA Enterprise. Without it App Check isn't used. */
export const appCheckSiteKey: string | undefined = import.meta.env.VITE_APP_CHECK_SITE_KEY

/** Replaces reCAPTCHA on a developer's machine. Registered in the console; not read in builds. */
export const appCheckDebugToken: string | undefined = import.meta.env.DEV
  ? import.meta.env.VITE_APP_CHECK_DEBUG_TOKEN
  : undefined

/** The public VAPID key for web push. Without it push notifications aren't offered. */
export const vapidKey: string | undefined = import.meta.env.VITE_FCM_VAPID_KEY

/** Whether carriers can be booked. */
export const hasCarriers: boolean = isSuite || import.meta.env.VITE_CARRIERS !== undefined
