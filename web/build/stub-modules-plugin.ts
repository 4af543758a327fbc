import type { Plugin } from 'vite'

type StubbedModule = { by: RegExp; service: string; names: readonly string[] }

/**
 * What our packages import and this site never calls. reactfire's hooks for each service stand in
 * one file; those for services that the live layer doesn't use would bring them along. Firestore's
 * regular expressions serve its pipelines, which no page uses.
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

const PREFIX = '\0left-out:'

/** A module with these names; whoever calls one, or asks one for something, is told the truth. */
export const stub = ({ service, names }: Pick<StubbedModule, 'service' | 'names'>): string =>
  [
    `const refuse = () => { throw new Error('${service} is left out of this build') }`,
    'const absent = /* @__PURE__ */ new Proxy(refuse, { get: refuse })',
    ...names.map((name) => `export const ${name} = absent`),
  ].join('\n')

/** Puts a stand-in where a package imports what no page calls; a name too few fails the build. */
export const leaveOut = (): Plugin => ({
  name: 'oja:leave-out',
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
