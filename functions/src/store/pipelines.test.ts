import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { executePipeline } from './pipelines'

vi.mock('firebase-admin/app', () => ({
  applicationDefault: () => ({ getAccessToken: async () => ({ access_token: 'of-the-server' }) }),
}))

const ask = vi.fn<typeof fetch>()
beforeEach(() => {
  ask.mockReset()
  vi.stubGlobal('fetch', ask)
})
afterEach(() => vi.unstubAllGlobals())

const STAGES = [{ name: 'collection', options: {}, args: [{ referenceValue: '/products' }] }]

test('asks the database with the server’s credentials', async () => {
  ask.mockResolvedValue(Response.json([{ results: [] }]))
  await executePipeline('shop', STAGES)
  const [address, { headers, body } = {}] = ask.mock.calls[0] ?? []
  expect(address).toBe(
    'https://firestore.googleapis.com/v1/projects/shop/databases/(default)/documents:executePipeline',
  )
  expect(headers).toMatchObject({ authorization: 'Bearer of-the-server' })
  expect(JSON.parse(String(body))).toEqual({ structuredPipeline: { pipeline: { stages: STAGES } } })
})

test('puts the parts of the answer together, those without rows included', async () => {
  const row = (id: string) => ({ fields: { id: { stringValue: id } } })
  const parts = [
    { results: [row('a'), row('b')] },
    { executionTime: 'now' },
    { results: [row('c')] },
  ]
  ask.mockResolvedValue(Response.json(parts))
  const rows = await executePipeline<{ id: { stringValue: string } }>('shop', STAGES)
  expect(rows.map(({ id }) => id.stringValue)).toEqual(['a', 'b', 'c'])
})

test('fails with what the database says where it refuses', async () => {
  ask.mockResolvedValue(new Response('not of this edition', { status: 400 }))
  await expect(executePipeline('shop', STAGES)).rejects.toThrow('400 not of this edition')
})

test('fails where the answer is none of a pipeline', async () => {
  ask.mockResolvedValue(Response.json({ results: 'none' }))
  await expect(executePipeline('shop', STAGES)).rejects.toThrow()
})
