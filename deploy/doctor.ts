import { PROJECT_ID } from '../tools/emulators/project'
import { type Facts, gatherFacts } from './facts'
import { type Environment, isDemo } from './settings'

/** One line: what was looked at, what is wrong with it if anything, and what to do then. */
export type Finding = {
  what: string
  note: string
  fault?: string | undefined
  remedy?: string
}
type Check = (facts: Facts) => Finding

/** Locations of a database whose triggers reach functions in europe-west1. */
const FIRESTORE_LOCATIONS = ['eur3', 'europe-west1']
/** Many times what it is today: more means that something else got in. */
const MAX_UPLOAD_BYTES = 20 * 1024 * 1024
/** Time to test another Node before the one in use ends. */
const MIN_RUNTIME_DAYS = 60
const DAY_MS = 86_400_000
const VAPID_KEY = /^B[\w-]{86}$/

const HSTS = {
  host: /^max-age=\d+$/,
  subdomains: /^max-age=\d+; includeSubDomains$/,
  preload: /^max-age=\d+; includeSubDomains; preload$/,
}

const finding = (what: string, note: string, fault: string | false, remedy: string): Finding =>
  fault ? { what, note, fault, remedy } : { what, note }

const webValues: Check = ({ project_id, web_env, alias }) => {
  const demo = Object.entries(web_env).filter(([, value]) => value.includes(PROJECT_ID))
  const names = demo.map(([name]) => name).join(', ')
  return finding(
    'Web settings',
    `${Object.keys(web_env).length} values`,
    !isDemo(project_id) && names !== '' && `${names} still of the demo project`,
    `console, Project settings, Your apps; then config/${alias}.ts`,
  )
}

const siteTexts: Check = ({ project_id, site_texts, settings, alias }) => {
  const found =
    `${site_texts} ${settings.app_url} ${settings.contact_email} ${settings.alert_email}`.match(
      /[\w.@-]*(?:\.example|_example|-example)\b/g,
    )
  return finding(
    'Site texts',
    isDemo(project_id) ? 'of the demo' : 'your own',
    !isDemo(project_id) && found !== null && `${[...new Set(found)].join(', ')}`,
    `functions/src/contract/site.ts and config/${alias}.ts name your company, addresses and phone`,
  )
}

const firestoreRegion: Check = ({ settings: { firestore_location }, region }) =>
  finding(
    'Firestore location',
    firestore_location,
    !FIRESTORE_LOCATIONS.includes(firestore_location) &&
      `${firestore_location} is far from functions in ${region}`,
    `a database in ${FIRESTORE_LOCATIONS.join(' or ')}; a location can't be changed, so take a new project`,
  )

const bucketRegion: Check = ({ settings: { bucket_location }, region, canListen }) =>
  finding(
    'Bucket location',
    bucket_location,
    !canListen(region, bucket_location.toLowerCase()) &&
      `a function in ${region} cannot listen to a bucket in ${bucket_location}`,
    `a bucket in ${region} or EU; a location can't be changed, so take a new bucket`,
  )

const functionsRegion: Check = ({ rewrites, region }) => {
  const targets = rewrites.flatMap((rewrite) => rewrite.function ?? [])
  const elsewhere = targets.filter((one) => one.region !== region)
  return finding(
    'Functions region',
    region,
    (elsewhere.length > 0 || targets.length === 0) && 'Hosting rewrites to another region',
    `firebase.json: region ${region} in every rewrite to a function`,
  )
}

const pinned: Check = ({ rewrites }) => {
  const loose = rewrites.filter(
    (one) => one.function?.functionId === 'pages' && !one.function.pinTag,
  )
  return finding(
    'Pages and assets',
    'released together',
    loose.length > 0 && `${loose.map(({ source }) => source).join(', ')} without pinTag`,
    'firebase.json: "pinTag": true, or a page names files of another release',
  )
}

const hstsChoice: Check = ({ settings, hsts, alias }) =>
  finding(
    'HSTS',
    settings.hsts,
    !HSTS[settings.hsts].test(hsts) &&
      `config/${alias}.ts says ${settings.hsts}, firebase.json sends ${hsts || 'nothing'}`,
    'choose once: "host", "subdomains" (every subdomain must have HTTPS) or "preload" (for good), and say the same in both',
  )

/** What the site's policy must allow for App Check: reCAPTCHA's script and frame, and the API. */
export const RECAPTCHA = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
] as const
export const APP_CHECK_API = 'https://content-firebaseappcheck.googleapis.com'

const appCheck: Check = ({ settings: { app_check }, policy, alias }) => {
  const origins = [...RECAPTCHA, APP_CHECK_API]
  const refused = origins.filter((origin) => !policy.includes(origin))
  const allowed = origins.filter((origin) => policy.includes(origin))
  return finding(
    'App Check',
    app_check ? 'enforced' : 'not used',
    app_check
      ? refused.length > 0 && `the Content-Security-Policy refuses ${refused.join(', ')}`
      : allowed.length > 0 && `the Content-Security-Policy allows what nobody uses`,
    `firebase.json: script-src and frame-src ${RECAPTCHA.join(' ')}, connect-src ${APP_CHECK_API}; or app_check: null in config/${alias}.ts and none of them`,
  )
}

const paymentKey: Check = ({ settings: { payment_mode }, payment_key, alias }) => {
  const wanted = `sk_${payment_mode}_`
  return finding(
    'Paystack key',
    `${payment_mode} mode`,
    payment_key === undefined
      ? 'PAYSTACK_SECRET_KEY is not set, or could not be read'
      : !payment_key.startsWith(wanted) &&
          `a ${payment_key.slice(3, 7)} key in ${payment_mode} mode`,
    `npx firebase functions:secrets:set PAYSTACK_SECRET_KEY with a key ${wanted}..., or payment_mode in config/${alias}.ts`,
  )
}

const searchEngine: Check = ({ settings: { search }, has_database_url }) =>
  finding(
    'Search',
    search.engine,
    search.engine === 'postgres' && !has_database_url && 'DATABASE_URL is not set, or unreadable',
    'npx firebase functions:secrets:set DATABASE_URL; docs/search.md says what else',
  )

const carriers: Check = ({ settings: { carriers: name }, carriers_key }) =>
  finding(
    'Carriers',
    name ?? 'none',
    name !== null &&
      !carriers_key.startsWith('sb_') &&
      'SHIPBUBBLE_API_KEY is not set, or unreadable',
    'npx firebase functions:secrets:set SHIPBUBBLE_API_KEY, and its webhook to /api/v1/delivery/webhook/shipbubble',
  )

const messages: Check = ({ settings: { messages: chosen }, missing_message_keys, alias }) =>
  finding(
    'Messages to phones',
    [chosen?.sms && `SMS by ${chosen.sms}`, chosen?.whatsapp && `WhatsApp by ${chosen.whatsapp}`]
      .filter(Boolean)
      .join(', ') || 'none',
    missing_message_keys.length > 0
      ? `${missing_message_keys.join(', ')} not set, or unreadable`
      : chosen?.whatsapp != null &&
          (chosen.whatsapp_sender === null || chosen.whatsapp_number === null) &&
          'WhatsApp without whatsapp_sender or whatsapp_number',
    `npx firebase functions:secrets:set each of them; docs/messages.md says which webhooks to enter; or messages: null in config/${alias}.ts`,
  )

const webPush: Check = ({ settings: { push }, alias }) =>
  finding(
    'Web push',
    push ? 'offered' : 'not offered',
    push !== null && !VAPID_KEY.test(push.vapid_key) && 'vapid_key is no public VAPID key',
    `console, Cloud Messaging, Web Push certificates; or push: null in config/${alias}.ts`,
  )

const emailAction: Check = ({ settings }) => {
  const url = `${settings.app_url}/auth/reset-password`
  return finding(
    'Email action URL',
    url,
    settings.console.email_action_url !== url && `it is ${settings.console.email_action_url}`,
    `console, Authentication, Templates, Customise action URL: ${url}`,
  )
}

const phoneSignIn: Check = ({ settings: { messages: sent, console } }) =>
  finding(
    'Sign-in by phone',
    sent ? 'offered' : 'not offered',
    sent !== null &&
      !console.signs_tokens &&
      'functions cannot sign tokens: each code would end in an error',
    'gcloud iam service-accounts add-iam-policy-binding ACCOUNT --member=serviceAccount:ACCOUNT --role=roles/iam.serviceAccountTokenCreator, where ACCOUNT runs the functions; then console.signs_tokens',
  )

const plan: Check = ({ settings: { console } }) =>
  finding(
    'Plan',
    console.plan,
    console.plan !== 'blaze' && 'functions and Storage need Blaze',
    'console, Usage and billing, Modify plan; set a budget alert at once',
  )

const ttl: Check = ({ expiring, with_ttl }) => {
  const without = expiring.filter((name) => !with_ttl.includes(name))
  return finding(
    'TTL policies',
    `${with_ttl.length} collections`,
    without.length > 0 && `${without.join(', ')} would never be emptied`,
    'npm run check -- --write-indexes',
  )
}

const build: Check = ({ build_fault, alias }) =>
  finding('Build', `for ${alias}`, build_fault ?? false, `npm run build -- ${alias}`)

const page: Check = ({ page_pairs, missing_assets, alias }) => {
  const other = page_pairs.filter(({ uploaded, built }) => built === '' || uploaded !== built)
  const wrong = [...other.map(({ name }) => name), ...missing_assets]
  return finding(
    'Page',
    'the same in functions and Hosting',
    wrong.length > 0 && `${wrong.join(', ')}: not the same, or missing`,
    `npm run build -- ${alias}`,
  )
}

const upload: Check = ({ upload_bytes, missing_files, alias }) => {
  const size = `${(upload_bytes / 1024 / 1024).toFixed(1)} MiB before compression`
  const isLarge = upload_bytes > MAX_UPLOAD_BYTES && `${size}: something else got in`
  return finding(
    'Upload',
    size,
    missing_files.length > 0 ? `without ${missing_files.join(', ')}` : isLarge,
    `npm run build -- ${alias}, then look into .oja/upload`,
  )
}

const nodeRuntime: Check = ({ runtime, runtimes, today }) => {
  const known = runtimes[runtime]
  const days = known ? (Date.parse(known.deprecationDate) - Date.parse(today)) / DAY_MS : 0
  return finding(
    'Node of functions',
    known ? `${runtime}, supported until ${known.deprecationDate}` : runtime,
    (known?.status !== 'GA' || days < MIN_RUNTIME_DAYS) && `${runtime} is out of support, or soon`,
    'firebase.json: a newer runtime, after npm run test:upload with that Node',
  )
}

const CHECKS: readonly Check[] = [
  plan,
  webValues,
  siteTexts,
  firestoreRegion,
  bucketRegion,
  functionsRegion,
  pinned,
  hstsChoice,
  appCheck,
  paymentKey,
  searchEngine,
  carriers,
  messages,
  phoneSignIn,
  webPush,
  emailAction,
  ttl,
  build,
  page,
  upload,
  nodeRuntime,
]

export const findingsOf = (facts: Facts): Finding[] => CHECKS.map((check) => check(facts))

export const deployFindings = async (environment: Environment): Promise<Finding[]> =>
  findingsOf(gatherFacts(environment))

/** Prints a line for each finding; returns the number of faults. */
export const printFindings = (findings: Finding[], say: (line: string) => void): number => {
  for (const { what, note, fault, remedy } of findings) {
    const said = fault && remedy ? `${fault}. Remedy: ${remedy}` : (fault ?? note)
    say(`${fault ? '✗' : '✓'} ${what.padEnd(19)} ${said}`)
  }
  return findings.filter(({ fault }) => fault !== undefined).length
}
