import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const URL_OF_A_DATABASE = 'postgresql://oja:secret@10.0.0.3/search'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080')
  vi.stubEnv('SEARCH_ENGINE', undefined)
})
afterEach(() => vi.unstubAllEnvs())

const makeWith = async (database_url?: string) =>
  (await import('./make-deps')).makeDeps({ paystack_secret_key: 'sk_test_1', database_url, log })

/** Which functions read `DATABASE_URL`, and whether there is one that indexes products. */
const functionsOf = async () => {
  const functions = Object.entries(await import('./index'))
  const readers = functions.flatMap(([name, one]) => {
    const secrets = one?.__endpoint.secretEnvironmentVariables ?? []
    return secrets.some(({ key }) => key === 'DATABASE_URL') ? [name] : []
  })
  return { readers, indexes: functions.some(([name, one]) => name === 'onProductIndexed' && one) }
}

test('is the embedded one by default, which needs no database and no secret', async () => {
  expect((await makeWith()).search.index).toBeUndefined()
  expect(await functionsOf()).toEqual({ readers: [], indexes: false })
})

test('is PostgreSQL where it is named: its functions read the secret and index products', async () => {
  vi.stubEnv('SEARCH_ENGINE', 'postgres')
  expect((await makeWith(URL_OF_A_DATABASE)).search.index).toBeDefined()
  vi.stubEnv('VPC_CONNECTOR', 'to-the-database')
  vi.resetModules()
  const { readers, indexes } = await functionsOf()
  expect((await import('./index')).api.__endpoint.vpc).toMatchObject({
    connector: 'to-the-database',
  })
  expect(indexes).toBe(true)
  expect(readers).toEqual(expect.arrayContaining(['api', 'pages', 'onProductIndexed']))
})

test('refuses an engine that there is not', async () => {
  vi.stubEnv('SEARCH_ENGINE', 'elastic')
  await expect(import('./config')).rejects.toThrow(
    'SEARCH_ENGINE is elastic: use embedded or postgres.',
  )
})

test.each([
  [undefined, 'DATABASE_URL is not set'],
  ['', 'DATABASE_URL is not set'],
  ['mysql://oja:secret@host/db', 'DATABASE_URL is not of the form postgresql://'],
  ['10.0.0.3', 'DATABASE_URL is not of the form postgresql://'],
])('refuses to start with the database %s, and does not show it', async (url, text) => {
  vi.stubEnv('SEARCH_ENGINE', 'postgres')
  const error = await makeWith(url).catch((thrown: Error) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(String(error)).toContain(text)
  expect(String(error)).not.toContain('secret')
})
