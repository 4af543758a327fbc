import { describe, expect, test } from 'vitest'
import { APP_CHECK_API, findingsOf, printFindings, RECAPTCHA } from './doctor'
import type { Facts } from './facts'
import { aliasOf, loadEnvironment, parseSettings, type Settings, webEnv } from './settings'

const settings: Settings = {
  app_url: 'https://market.ng',
  contact_email: 'hello@market.ng',
  alert_email: 'alerts@market.ng',
  payment_mode: 'live',
  firestore_location: 'eur3',
  bucket_location: 'EUROPE-WEST1',
  hsts: 'host',
  firebase: {
    api_key: 'key',
    auth_domain: 'market.firebaseapp.com',
    storage_bucket: 'market.appspot.com',
    app_id: '1:2:web:3',
  },
  push: { messaging_sender_id: '1', vapid_key: `B${'a'.repeat(86)}` },
  operator_second_factor: false,
  app_check: { site_key: '6Lc_key' },
  search: { engine: 'embedded' },
  carriers: null,
  messages: null,
  console: {
    plan: 'blaze',
    email_action_url: 'https://market.ng/auth/reset-password',
    signs_tokens: true,
  },
}
const environment = { alias: 'production', project_id: 'market', settings }

/** A deployment in which nothing is wrong. */
const FINE: Facts = {
  ...environment,
  web_env: webEnv(environment),
  site_texts: 'Market Ltd, hello@market.ng',
  region: 'europe-west1',
  canListen: (region, location) => region === location || location === 'eu',
  hsts: 'max-age=63072000',
  policy: `script-src 'self' ${RECAPTCHA.join(' ')}; connect-src ${APP_CHECK_API}`,
  rewrites: [
    { source: '/', function: { functionId: 'pages', region: 'europe-west1', pinTag: true } },
  ],
  runtime: 'nodejs22',
  runtimes: {
    nodejs22: { status: 'GA', deprecationDate: '2027-04-30' },
    nodejs20: { status: 'deprecated', deprecationDate: '2030-04-30' },
  },
  payment_key: 'sk_live_0',
  has_database_url: false,
  carriers_key: '',
  missing_message_keys: [],
  expiring: ['rate_limits'],
  with_ttl: ['rate_limits'],
  build_fault: undefined,
  page_pairs: [{ name: 'app.html', uploaded: '<html>', built: '<html>' }],
  missing_assets: [],
  missing_files: [],
  upload_bytes: 3_000_000,
  today: '2026-11-21',
}

const given = (changes: Partial<Settings>): Partial<Facts> => {
  const changed = { ...settings, ...changes }
  return { settings: changed, web_env: webEnv({ ...environment, settings: changed }) }
}
const asked = (region: string, pinTag?: true): Partial<Facts> => ({
  rewrites: [{ source: '/', function: { functionId: 'pages', region, pinTag } }],
})
const { firebase, console: shown } = settings
const pair = (uploaded: string, built: string) => [{ name: 'app.html', uploaded, built }]

/** What was looked at, what its line says, and the fault. */
const FAULTS: [what: string, says: RegExp, planted: Partial<Facts>][] = [
  ['Plan', /need Blaze/, given({ console: { ...shown, plan: 'spark' } })],
  ['Web settings', /_API_KEY/, given({ firebase: { ...firebase, api_key: 'demo-oja' } })],
  ['Site texts', /hello@oja.example/, { site_texts: '"hello@oja.example"' }],
  ['Site texts', /oja_example/, { site_texts: '"https://x.com/oja_example"' }],
  ['Site texts', /@market.example/, given({ alert_email: 'a@market.example' })],
  ['Firestore location', /nam5 is far/, given({ firestore_location: 'nam5' })],
  ['Bucket location', /cannot listen/, given({ bucket_location: 'us-east1' })],
  ['Functions region', /another region/, asked('us-central1', true)],
  ['Functions region', /another region/, { rewrites: [] }],
  ['Pages and assets', /without pinTag/, asked('europe-west1')],
  ['HSTS', /says host/, { hsts: 'max-age=1; includeSubDomains; preload' }],
  ['HSTS', /sends nothing/, { hsts: '' }],
  ['App Check', /www.google.com/, { policy: `connect-src ${APP_CHECK_API}` }],
  ['App Check', /appcheck.googleapis/, { policy: RECAPTCHA.join(' ') }],
  ['App Check', /nobody uses/, given({ app_check: null })],
  ['Paystack key', /not set/, { payment_key: undefined }],
  ['Paystack key', /a test key in live mode/, { payment_key: 'sk_test_0' }],
  ['Paystack key', /a live key in test mode/, given({ payment_mode: 'test' })],
  ['Search', /DATABASE_URL/, given({ search: { engine: 'postgres' } })],
  ['Carriers', /SHIPBUBBLE_API_KEY/, given({ carriers: 'shipbubble' })],
  ['Messages to phones', /TERMII_API_KEY not set/, { missing_message_keys: ['TERMII_API_KEY'] }],
  [
    'Messages to phones',
    /whatsapp_number/,
    given({
      messages: {
        sms: 'termii',
        whatsapp: 'meta',
        sender: 'Oja',
        whatsapp_sender: '1',
        whatsapp_number: null,
      },
    }),
  ],
  [
    'Sign-in by phone',
    /cannot sign tokens/,
    given({
      messages: {
        sms: 'termii',
        whatsapp: null,
        sender: 'Oja',
        whatsapp_sender: null,
        whatsapp_number: null,
      },
      console: { ...shown, signs_tokens: false },
    }),
  ],
  ['Web push', /no public/, given({ push: { messaging_sender_id: '1', vapid_key: 'x' } })],
  [
    'Email action URL',
    /it is https:\/\/x/,
    given({ console: { ...shown, email_action_url: 'https://x' } }),
  ],
  ['TTL policies', /rate_limits would never be emptied/, { with_ttl: [] }],
  ['Build', /sources have changed/, { build_fault: 'its sources have changed' }],
  ['Page', /app.html: not the same/, { page_pairs: pair('old', 'new') }],
  ['Page', /or missing/, { page_pairs: pair('', '') }],
  ['Page', /assets\/a.js/, { missing_assets: ['assets/a.js'] }],
  ['Upload', /something else got in/, { upload_bytes: 99_000_000 }],
  ['Upload', /without package-lock.json/, { missing_files: ['package-lock.json'] }],
  ['Node of functions', /out of support/, { runtime: 'nodejs20' }],
  ['Node of functions', /out of support/, { runtime: 'nodejs99' }],
  ['Node of functions', /or soon/, { today: '2027-04-01' }],
]

describe('the checks before a deployment', () => {
  test('find nothing where nothing is wrong', () => {
    expect(findingsOf(FINE).filter(({ fault }) => fault)).toEqual([])
    expect(printFindings(findingsOf(FINE), () => {})).toBe(0)
  })

  test.each(FAULTS)('%s: a fault is one line with its remedy: %s', (what, says, planted) => {
    const lines: string[] = []
    const faults = printFindings(findingsOf({ ...FINE, ...planted }), (line) => lines.push(line))
    const wrong = lines.filter((line) => line.startsWith('✗'))
    expect([faults, wrong]).toEqual([1, [expect.stringContaining(`✗ ${what}`)]])
    expect(wrong[0]).toMatch(says)
    expect(wrong[0]).toMatch(/Remedy: .{10}/)
  })

  test('each can find something', () => {
    const found = new Set(FAULTS.map(([what]) => what))
    expect(findingsOf(FINE).filter(({ what }) => !found.has(what))).toEqual([])
  })

  test('accept the demo’s own values for the demo alone', async () => {
    const demo = await loadEnvironment('demo')
    const planted = {
      ...FINE,
      ...demo,
      web_env: webEnv(demo),
      payment_key: 'sk_test_oja_simulator',
    }
    const hsts = 'max-age=63072000; includeSubDomains; preload'
    const policy = "default-src 'self'"
    expect(findingsOf({ ...planted, hsts, policy }).filter(({ fault }) => fault)).toEqual([])
    const found = findingsOf({ ...planted, hsts, policy, project_id: 'market' })
    expect(found.filter(({ fault }) => fault).map(({ what }) => what)).toEqual([
      'Web settings',
      'Site texts',
    ])
  })
})

describe('settings', () => {
  test.each([
    ['app_url', { ...settings, app_url: 'https://market.ng/' }],
    ['contact_email', { ...settings, contact_email: '' }],
    ['firebase.api_key', { ...settings, firebase: { ...settings.firebase, api_key: '' } }],
    ['firebase', { ...settings, firebase: undefined }],
    ['secret', { ...settings, secret: 'sk' }],
  ])('are refused by the name of the field: %s', (field, given) => {
    expect(() => parseSettings(given, 'config/x.ts')).toThrow(field)
  })

  test('are chosen by an alias, or by the project that a hook is told', async () => {
    expect(aliasOf()).toBe('demo')
    await expect(loadEnvironment('nowhere')).rejects.toThrow('no alias "nowhere"')
    await expect(loadEnvironment('default')).rejects.toThrow(
      'deploy/settings/default.ts is missing',
    )
    expect(() => aliasOf('market')).toThrow('.firebaserc names market by no alias')
  })
})
