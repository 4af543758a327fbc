import type { Plugin } from 'vite'

type StubbedModule = { by: RegExp; service: string; names: readonly string[] }

/**
 * Modules that our dependencies import and this site never calls. reactfire has the hooks for all
 * services in one file, so it would pull in services that the live layer doesn't use. Firestore
 * needs `re2js` only for pipelines, which no page uses.
 */
const STUBBED_MODULES: readonly StubbedModule[] = [
  {
    by: /\/reactfire\//,
    service: 'firebase/database',
    names: [
      'get',
      'off',
      'onChildAdded',
      'onChildChanged',
      'onChildMoved',
      'onChildRemoved',
      'onValue',
    ],
  },
  { by: /\/reactfire\//, service: 'firebase/functions', names: ['httpsCallable'] },
  {
    by: /\/reactfire\//,
    service: 'firebase/remote-config',
    names: ['ensureInitialized', 'getAll', 'getBoolean', 'getNumber', 'getString', 'getValue'],
  },
  { by: /\/reactfire\//, service: 'firebase/storage', names: ['getDownloadURL', 'ref'] },
  { by: /\/@firebase\/firestore\//, service: 're2js', names: ['RE2JS'] },
  // date-fns' default locale; the site formats distances alone.
  ...['formatLong', 'formatRelative', 'localize', 'match'].map((name) => ({
    by: /\/date-fns\/locale\/en-US\.js$/,
    service: `./en-US/_lib/${name}.js`,
    names: [name],
  })),
]

/** Without a site key no page uses App Check. */
const APP_CHECK: StubbedModule = {
  by: /\/lib\/firebase\//,
  service: 'firebase/app-check',
  names: ['getToken', 'initializeAppCheck', 'ReCaptchaEnterpriseProvider'],
}

/** The modules that a build with this environment leaves out. */
export const stubbedModules = (env: NodeJS.ProcessEnv): readonly StubbedModule[] =>
  env.VITE_APP_CHECK_SITE_KEY ? STUBBED_MODULES : [...STUBBED_MODULES, APP_CHECK]

const PREFIX = '\0stubbed:'

/** Generates a module with these exports; calling one or reading a property of it throws. */
export const stub = ({ service, names }: Pick<StubbedModule, 'service' | 'names'>): string =>
  [
    `const refuse = () => { throw new Error('${service} is left out of this build') }`,
    'const absent = /* @__PURE__ */ new Proxy(refuse, { get: refuse })',
    ...names.map((name) => `export const ${name} = absent`),
  ].join('\n')

/**
 * Replaces modules by stubs; otherwise the live layer would load 88 KiB more, gzipped. A missing
 * export name fails the build.
 */
export const stubModules = (modules = stubbedModules(process.env)): Plugin => ({
  name: 'oja:stub-modules',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const found = modules.find(({ by, service }) => service === source && by.test(importer))
    return found && `${PREFIX}${found.service}`
  },
  load(id) {
    const found = modules.find(({ service }) => id === `${PREFIX}${service}`)
    return found && { code: stub(found), moduleSideEffects: false }
  },
})
