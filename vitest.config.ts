import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const alias = {
  '@contract': at('./functions/src/contract'),
  '@seo': at('./functions/src/seo'),
  '@': at('./web/src'),
}

/** Pure code: these tests share a process, because starting one per file takes longer than they do. */
const CORE = [
  'functions/src/{contract,domain,seo}/**/*.test.ts',
  'tools/{bench,check,messages-simulator,paystack-simulator,reconcile,seed,shipbubble-simulator}/**/*.test.ts',
]
const FRESH_FILE = 'tests/support/setup/fresh-file.ts'
const IDLE_CONNECTIONS = 'tests/support/setup/idle-connections.ts'
/** By default Vitest leaves one processor to itself, which it needs only at the start. */
const WORKERS = '100%'
/** Packages of the web that keep state outside of React: each test file has its own copy. */
const STATEFUL = ['reactfire', 'sonner', 'vanilla-cookieconsent']
const isDeep = process.env.OJA_DEEP === '1'
const DEEP_TIMEOUT_MS = 3_600_000

export default defineConfig({
  resolve: { alias },
  test: {
    sequence: { setupFiles: 'list' },
    // Properties run thousands of times, also beside the journeys on two slow processors.
    testTimeout: isDeep ? DEEP_TIMEOUT_MS : 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          include: CORE,
          environment: 'node',
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{functions/src,deploy,tools,web/build,tests/support}/**/*.test.ts'],
          exclude: CORE,
          environment: 'node',
          isolate: false,
          setupFiles: [FRESH_FILE, IDLE_CONNECTIONS],
          maxWorkers: WORKERS,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: [
            FRESH_FILE,
            'tests/support/setup/end-firebase-apps.ts',
            'web/src/test-setup.ts',
          ],
          maxWorkers: WORKERS,
          server: { deps: { inline: STATEFUL } },
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          setupFiles: [FRESH_FILE, IDLE_CONNECTIONS, 'tests/support/setup/worker-project.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules-proof',
          include: ['tests/rules-proof/**/*.test.ts'],
          environment: 'node',
          setupFiles: [IDLE_CONNECTIONS],
          fileParallelism: false,
          testTimeout: 1_800_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'upload',
          include: ['tests/upload/**/*.test.ts'],
          environment: 'node',
          setupFiles: [IDLE_CONNECTIONS],
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'logs',
          include: ['tests/logs/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts', ...(isDeep ? ['tests/full/**/*.test.ts'] : [])],
          environment: 'node',
          isolate: false,
          setupFiles: [FRESH_FILE, IDLE_CONNECTIONS, 'tests/support/setup/own-data.ts'],
          // Load and races have the machine to themselves.
          maxWorkers: isDeep ? 1 : 3,
          sequence: { groupOrder: 2 },
          testTimeout: isDeep ? DEEP_TIMEOUT_MS : 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
