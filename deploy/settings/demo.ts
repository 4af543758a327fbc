import type { Settings } from '../settings'

/**
 * Settings of a rehearsal: the demo project exists on no server. For an environment of your own copy
 * this file to `deploy/settings/<alias>.ts` and add the alias to .firebaserc; docs/deploy.md says where each
 * value comes from. The emulators never read these files.
 */
const settings: Settings = {
  app_url: 'https://demo-oja.web.app',
  contact_email: 'hello@oja.example',
  alert_email: 'alerts@oja.example',
  payment_mode: 'test',
  firestore_location: 'eur3',
  bucket_location: 'europe-west1',
  hsts: 'preload',
  firebase: {
    api_key: 'demo-oja',
    auth_domain: 'demo-oja.firebaseapp.com',
    storage_bucket: 'demo-oja.appspot.com',
    app_id: 'demo-oja',
  },
  push: null,
  app_check: null,
  operator_second_factor: false,
  search: { engine: 'embedded' },
  carriers: null,
  messages: null,
  console: {
    plan: 'blaze',
    email_action_url: 'https://demo-oja.web.app/auth/reset-password',
    signs_tokens: true,
  },
}

export default settings
