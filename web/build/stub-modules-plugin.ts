import type { Plugin } from 'vite'

type StubbedModule = { by: RegExp; service: string; names: readonly string[] }

/**
 * Modules that our dependencies import and this site never calls. reactfire has the hooks for all
 * services in one file, so it would pull in services that the live layer doesn't use. Firestore
 * needs `re2js` only for pipelines, which no page uses.
 */
export const STUBBED_MODULES: readonly StubbedModule[] = [
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
]

const PREFIX = '\0stubbed:'

/** Generates a module with these exports; calling one or reading a property of it throws. */
export const stub = ({ service, names }: Pick<StubbedModule, 'service' | 'names'>): string =>
  [
    `const refuse = () => { throw new Error('${service} is left out of this build') }`,
    'const absent = /* @__PURE__ */ new Proxy(refuse, { get: refuse })',
    ...names.map((name) => `export const ${name} = absent`),
  ].join('\n')

/**
 * Replaces the modules in `STUBBED_MODULES` by stubs, without which the live layer would load 88 KiB
 * more, gzipped. A missing export name fails the build.
 */
export const stubModules = (): Plugin => ({
  name: 'oja:stub-modules',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const found = STUBBED_MODULES.find(({ by, service }) => service === source && by.test(importer))
    return found && `${PREFIX}${found.service}`
  },
  load(id) {
    const found = STUBBED_MODULES.find(({ service }) => id === `${PREFIX}${service}`)
    return found && { code: stub(found), moduleSideEffects: false }
  },
})
