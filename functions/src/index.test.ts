import { expect, test } from 'vitest'
import * as functions from './index'

type Endpoint = { availableMemoryMb: unknown; timeoutSeconds: unknown }

// A function that this configuration doesn't have is undefined.
const endpoints = Object.entries(functions).flatMap(([name, one]): [string, Endpoint][] =>
  one ? [[name, one.__endpoint as unknown as Endpoint]] : [],
)

test.each(endpoints)('%s states its memory and its time', (_, endpoint) => {
  expect([typeof endpoint.availableMemoryMb, typeof endpoint.timeoutSeconds]).toEqual([
    'number',
    'number',
  ])
})
