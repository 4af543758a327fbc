import { expect, test } from 'vitest'
import * as functions from './index'

type Endpoint = {
  availableMemoryMb: unknown
  timeoutSeconds: unknown
  scheduleTrigger?: { schedule: string }
}

// A function that this configuration doesn't have is undefined.
const endpoints = Object.entries(functions).flatMap(([name, one]): [string, Endpoint][] =>
  one ? [[name, one.__endpoint as unknown as Endpoint]] : [],
)

const named = (name: string): Endpoint => {
  const endpoint = endpoints.find(([one]) => one === name)?.[1]
  if (!endpoint) throw new Error(`no function ${name}`)
  return endpoint
}

test('the functions of all kinds are found', () => {
  expect(endpoints.length).toBeGreaterThanOrEqual(24)
})

test.each(endpoints)('%s states its memory and its time', (_, endpoint) => {
  expect([typeof endpoint.availableMemoryMb, typeof endpoint.timeoutSeconds]).toEqual([
    'number',
    'number',
  ])
})

test('no two jobs share a function: each kind of due work, each verification, the rechecks', () => {
  const schedules = endpoints.filter(([, { scheduleTrigger }]) => scheduleTrigger)
  expect(schedules.map(([name]) => name)).toEqual(
    expect.arrayContaining(['verifyLedger', 'recheckUnpaid', 'auditLedger', 'runDueTransitions']),
  )
})

test('a run of due work that took its time ends before its function is stopped', () => {
  // It starts nothing after 50 s, an item takes 35 s, and postponing it as long again.
  expect(named('runDueTransitions').timeoutSeconds).toBeGreaterThan(50 + 2 * 35)
})
