import { join } from 'node:path'
import { portTable } from './ports'
import { PROJECT_ID, rendererFolder, suiteName, webFolder, workFile } from './project'

const LOOPBACK = '127.0.0.1'

/** The environment that one suite's functions, tests, seed and tools share. */
export function suiteEnv(offset: number): Record<string, string> {
  const ports = portTable(offset)
  return {
    OJA_PORT_OFFSET: String(offset),
    OJA_CLOCK_FILE: clockFile(offset),
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: `${LOOPBACK}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${LOOPBACK}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${LOOPBACK}:${ports.storage}`,
    PAYSTACK_BASE_URL: `http://${LOOPBACK}:${ports.paystack}`,
    PAYSTACK_SECRET_KEY: 'sk_test_oja_simulator',
    SHIPBUBBLE_BASE_URL: `http://${LOOPBACK}:${ports.shipbubble}/v1`,
    CARRIERS: 'shipbubble',
    SHIPBUBBLE_API_KEY: 'sb_sandbox_oja_simulator',
    MESSAGES_SMS: 'termii',
    MESSAGES_WHATSAPP: 'meta',
    TERMII_BASE_URL: `http://${LOOPBACK}:${ports.messages}/termii`,
    TERMII_API_KEY: 'TL_oja_simulator',
    TERMII_SECRET_KEY: 'tsk_oja_simulator',
    META_BASE_URL: `http://${LOOPBACK}:${ports.messages}/meta/v23.0`,
    META_ACCESS_TOKEN: 'meta_token_oja_simulator',
    META_APP_SECRET: 'meta_secret_oja_simulator',
    WHATSAPP_SENDER: '100000000000001',
    WHATSAPP_NUMBER: '2348000000000',
    OJA_PAGE_FILE: join(webFolder(offset), 'app.html'),
    OJA_RENDERER_FILE: join(rendererFolder(offset), 'entry-server.js'),
    APP_URL: suiteUrls(offset).web,
    // Nothing here runs on Google Cloud: skips the client libraries' search for a metadata server.
    METADATA_SERVER_DETECTION: 'none',
  }
}

export function clockFile(offset: number): string {
  return process.env.OJA_CLOCK_FILE ?? workFile(`${suiteName('clock', offset)}.json`)
}

/** Whether the site is the development server's (`npm start -- --dev`), or else the built one. */
export const isSiteInDevelopment = (): boolean => process.env.OJA_SITE === 'vite'

/**
 * The URLs of a suite. `web` is the one for people, links in mails and ways back from payments: the
 * session is of one origin. It is on localhost: the consent cookie needs a named host. The others are
 * for programs.
 */
export function suiteUrls(offset: number) {
  const ports = portTable(offset)
  return {
    web: `http://localhost:${isSiteInDevelopment() ? ports.vite : ports.hosting}`,
    hosting: `http://${LOOPBACK}:${ports.hosting}`,
    api: `http://${LOOPBACK}:${ports.hosting}/api/v1`,
    paystack: `http://${LOOPBACK}:${ports.paystack}`,
    shipbubble: `http://${LOOPBACK}:${ports.shipbubble}`,
    messages: `http://${LOOPBACK}:${ports.messages}`,
    mailbox: `http://${LOOPBACK}:${ports.mailbox}`,
  }
}
