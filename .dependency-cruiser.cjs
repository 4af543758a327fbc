// The import rule of ARCHITECTURE.md: imports only ever point down.
// What only tests import counts as a test: it is never bundled.
const TEST = '[.]test[.]tsx?$|/testing/[^/]+[.]ts$'
const SERVER = '^functions/src/'
const WEB = '^web/src/'

/** `layer` of the server may import the layers named in `below`, itself, and packages. */
const onlyBelow = (layer, below, comment) => ({
  name: `${layer}-imports-only-below`,
  comment,
  severity: 'error',
  from: { path: `${SERVER}${layer}/`, pathNot: TEST },
  to: {
    path: '^(functions|web|tests|tools|deploy)/',
    pathNot: `${SERVER}(${[layer, ...below].join('|')})/`,
  },
})

/** From the ground up: use cases of an area import those of the areas before it. */
const AREAS = ['messaging', 'people', 'orders', 'delivery', 'catalog', 'money', 'console']
/** Tables that name the work of areas, each read by one mechanism of the ground, and by the console. */
const TABLES = ['jobs/(jobs|kinds|requeue-due-item)[.]', 'outbox/handlers/(?!result[.])']
/** What an account's end and its export gather from every area. */
const ABOVE_ALL = 'account/'
const USECASES = `${SERVER}usecases/`
const roomsOf = (rooms) => `${USECASES}(${rooms.join('|')})`
const NOT_GROUND = roomsOf([...AREAS.map((one) => `${one}/`), ...TABLES, ABOVE_ALL])

const areaImportsDown = (area, index) => ({
  name: `${area}-imports-areas-below`,
  comment: `Use cases build on the areas before theirs: ${AREAS.join(', ')}.`,
  severity: 'error',
  from: { path: `${USECASES}${area}/`, pathNot: TEST },
  to: {
    path: roomsOf([
      ...AREAS.slice(index + 1).map((one) => `${one}/`),
      ...(area === 'console' ? [] : TABLES),
      ABOVE_ALL,
    ]),
  },
})

/** Only files of `home` may import what matches `path`. */
const onlyFrom = (home, path, name, comment, from = home) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: [home, TEST] },
  to: { path },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A cycle means two files are one thing, or one of them knows too much.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that resolves to nothing breaks at run time.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },

    onlyBelow(
      'contract',
      [],
      'Server, web, tests and tools all agree on the contract: it knows none of them.',
    ),
    {
      name: 'contract-imports-zod-only',
      comment: 'Contract and heads reach the browser: zod/mini is all they may carry along.',
      severity: 'error',
      from: { path: `${SERVER}(contract|seo)/`, pathNot: TEST },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    onlyBelow(
      'domain',
      ['contract'],
      'Decisions are pure: they see the contract, never how they are stored or asked for.',
    ),
    {
      name: 'domain-is-pure',
      comment:
        'Decisions need no package and no Node: clock, ids and randomness are passed in; hashing is pure.',
      severity: 'error',
      from: { path: `${SERVER}domain/`, pathNot: TEST },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'core'],
        pathNot: '^(node:)?crypto$',
      },
    },
    onlyBelow(
      'seo',
      ['contract'],
      'Heads, structured data and sitemaps are texts of the contract’s facts; the browser makes them too.',
    ),
    onlyBelow(
      'db',
      ['contract', 'domain'],
      'The database layer reads and writes; it never decides who asks or why.',
    ),
    {
      name: 'usecases-import-only-below',
      comment: 'A use case is called by edges: it knows none of them.',
      severity: 'error',
      from: { path: `${SERVER}usecases/`, pathNot: TEST },
      to: { path: `${SERVER}(http|triggers|index)(/|[.])|^(web|tests|tools|deploy)/` },
    },
    ...AREAS.map(areaImportsDown),
    {
      name: 'ground-knows-no-area',
      comment: 'What every area stands on, such as due work or operators, is about none of them.',
      severity: 'error',
      from: { path: USECASES, pathNot: [TEST, NOT_GROUND] },
      to: { path: NOT_GROUND, pathNot: `${USECASES}outbox/handlers/table[.]` },
    },
    onlyBelow(
      'ports',
      ['contract', 'domain', 'seo'],
      'A port says what Oja needs of somebody outside, in its own words.',
    ),
    {
      name: 'usecases-see-no-provider',
      comment: 'A use case is handed its providers: it declares what it needs of them in ports.',
      severity: 'error',
      from: { path: `${SERVER}usecases/`, pathNot: TEST },
      to: { path: `${SERVER}providers/` },
    },
    {
      name: 'providers-are-leaves',
      comment:
        'A provider fulfils a port; it reads no store, decides nothing and answers no request.',
      severity: 'error',
      from: { path: `${SERVER}providers/`, pathNot: [TEST, `${SERVER}providers/search/`] },
      to: {
        path: '^(functions|web|tests|tools|deploy)/',
        pathNot: `${SERVER}(providers|ports|contract)/`,
      },
    },
    {
      name: 'search-reads-text-as-the-domain-does',
      comment:
        'Both search engines read names and questions by the same rules, which are the domain’s; sitemaps are pages of their index.',
      severity: 'error',
      from: { path: `${SERVER}providers/search/`, pathNot: TEST },
      to: {
        path: '^(functions|web|tests|tools|deploy)/',
        pathNot: `${SERVER}(providers|ports|contract|domain/catalog/search|seo/sitemap-pages)|node_modules`,
      },
    },
    {
      name: 'edges-stay-apart',
      comment: 'HTTP and triggers are separate doors into the same use cases.',
      severity: 'error',
      from: { path: `${SERVER}(http|triggers)/`, pathNot: TEST },
      to: {
        path: `${SERVER}(http|triggers|index)(/|[.])|^(web|tests|tools|deploy)/`,
        pathNot: `${SERVER}$1/`,
      },
    },
    onlyFrom(
      `${SERVER}db/`,
      'node_modules/(firebase-admin/.*/firestore|@google-cloud/firestore)/',
      'firestore-only-in-db',
      'One place knows how documents are kept, so that every read and write is found there.',
      SERVER,
    ),
    {
      name: 'functions-stand-alone',
      comment:
        'Firebase uploads the functions folder alone: its package.json must name all it imports.',
      severity: 'error',
      from: { path: SERVER, pathNot: TEST },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },

    {
      name: 'simulators-stand-alone',
      comment:
        'A simulator serves any integration: with what all of them share, it knows nothing of Oja.',
      severity: 'error',
      from: { path: '^tools/((?:messages|paystack|shipbubble)-simulator|simulator-kit)/' },
      to: {
        path: '^(functions|web|tests|tools|deploy)/',
        pathNot: '^tools/($1|simulator-kit)/',
      },
    },
    {
      name: 'simulators-name-their-packages',
      comment:
        'Copied out of this repository, with simulator-kit, it has its own package.json alone.',
      severity: 'error',
      from: { path: '^tools/(messages|paystack|shipbubble)-simulator/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },

    {
      name: 'web-sees-contract-and-heads-only',
      comment: 'The browser shares the contract and the heads with the server and nothing else.',
      severity: 'error',
      from: { path: '^web/', pathNot: TEST },
      to: { path: '^(functions/(?!src/(?:contract|seo)/)|tests/|tools/|deploy/)' },
    },
    {
      name: 'features-stay-apart',
      comment: 'A feature that needs another is composed with it by a page.',
      severity: 'error',
      from: { path: `${WEB}features/([^/]+)/` },
      to: { path: `${WEB}features/`, pathNot: `${WEB}features/$1/` },
    },
    {
      name: 'features-know-no-route',
      comment: 'Features are composed by pages and the app; they never reach up.',
      severity: 'error',
      from: { path: `${WEB}features/` },
      to: { path: `${WEB}(pages|app)/` },
    },
    {
      name: 'shared-is-below-features',
      comment: 'Business that several features use knows none of them.',
      severity: 'error',
      from: { path: `${WEB}shared/`, pathNot: TEST },
      to: { path: `${WEB}(features|pages|app)/` },
    },
    {
      name: 'lib-and-config-are-below',
      comment: 'What everything stands on can’t stand on anything above it.',
      severity: 'error',
      from: { path: `${WEB}(lib|config)/`, pathNot: TEST },
      to: { path: `${WEB}(features|pages|app)/` },
    },
    {
      name: 'lib-has-no-business',
      comment: 'Only the live layer knows what is shared: it keeps it up to date.',
      severity: 'error',
      from: { path: `${WEB}(lib|config)/`, pathNot: [TEST, `${WEB}lib/live/`] },
      to: { path: `${WEB}shared/` },
    },
    {
      name: 'ui-has-no-business',
      comment: 'Design-system pieces carry no business word, so that every feature can use them.',
      severity: 'error',
      from: { path: `${WEB}ui/`, pathNot: TEST },
      to: { path: `${WEB}(features|pages|app|shared|lib/(?!format(?:-relative)?[.]ts))` },
    },
    onlyFrom(
      `${WEB}lib/live/`,
      'node_modules/reactfire/',
      'reactfire-only-in-live',
      'reactfire has known faults: one folder tames them for everyone.',
      WEB,
    ),
    onlyFrom(
      `${WEB}lib/(live|firebase|uploads)/`,
      'node_modules/@?firebase/',
      'firebase-only-in-lib',
      'Firebase is heavy: the folders that load it are few, and pages are usable before they do.',
      WEB,
    ),
    {
      name: 'browser-uses-zod-mini',
      comment: 'zod/mini is 5 kB in the browser where zod is 91 kB.',
      severity: 'error',
      from: { path: `${WEB}|${SERVER}(contract|seo)/` },
      to: { path: 'node_modules/zod/(?!mini/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(lib|dist)/index[.]js$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
