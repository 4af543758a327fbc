import { expect, test } from 'vitest'
import * as functions from './index'

type Endpoint = { availableMemoryMb: unknown; timeoutSeconds: unknown }

const endpoints = Object.entries(functions).map(([name, { __endpoint }]): [string, Endpoint] => [
  name,
  __endpoint as unknown as Endpoint,
])

test.each(endpoints)('%s states its memory and its time', (_, endpoint) => {
  expect([typeof endpoint.availableMemoryMb, typeof endpoint.timeoutSeconds]).toEqual([
    'number',
    'number',
  ])
})
