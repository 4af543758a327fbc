import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresFolder, startPostgres } from '../../../../../tests/support/search/postgres-server'
import { asFilter } from '../../../../../tests/support/search/search-contract'
import { createPostgresSearch } from './postgres-search'
import { openPool } from './sql'

test('says that the service is busy if nobody listens', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const pool = openPool(`postgresql://oja@127.0.0.1:${port}/oja`, { statement_timeout_ms: 1_000 })
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'service/unavailable' })
  await pool.end()
})

test('ends although it was never used', async () => {
  const pool = openPool('postgresql://oja@localhost/oja', { statement_timeout_ms: 1_000 })
  await expect(pool.end()).resolves.toBeUndefined()
})

describe.skipIf(!postgresFolder())('a server', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    server = await startPostgres({ fsync: 'off' })
  }, 60_000)
  afterAll(() => server.stop())

  test('that has no tables yet is named, with what to do', async () => {
    const pool = openPool(server.url, { statement_timeout_ms: 1_000 })
    const search = createPostgresSearch(pool, { clock: Date.now })
    await expect(search.search(asFilter({}))).rejects.toThrow('npm run ops -- search migrate')
    await pool.end()
  })

  test('is given no more time than was said', async () => {
    const pool = openPool(server.url, { statement_timeout_ms: 2_000 })
    await expect(pool.query('select pg_sleep(30)')).rejects.toMatchObject({
      code: 'service/unavailable',
    })
    // The connection is good for the next query.
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })

  test('that drops an idle connection is asked on a new one', async () => {
    const options = { statement_timeout_ms: 5_000, max: 1 }
    const [pool, other] = [openPool(server.url, options), openPool(server.url, options)]
    const { rows } = await pool.query('select pg_backend_pid() as pid')
    await other.query('select pg_terminate_backend($1)', [(rows[0] as { pid: number }).pid])
    await expect
      .poll(async () => pool.query('select 1 as one').catch(() => undefined))
      .toMatchObject({ rows: [{ one: 1 }] })
    await Promise.all([pool.end(), other.end()])
  })
})
