import { expect, test } from 'vitest'
import * as functions from './index'
import { JOBS } from './usecases/jobs/jobs'
import { DUE_KINDS } from './usecases/jobs/kinds'

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

test('each job has a function of its own at its time, and no schedule is beside the table', () => {
  const schedules = endpoints.flatMap(([name, { scheduleTrigger, timeoutSeconds }]) =>
    scheduleTrigger ? [[name, scheduleTrigger.schedule, timeoutSeconds]] : [],
  )
  const jobs = Object.entries(JOBS).map(([name, job]) => [name, job.schedule, job.timeoutSeconds])
  expect(schedules.toSorted()).toEqual(jobs.toSorted())
  expect(jobs.map(([name]) => name)).toEqual(
    expect.arrayContaining(['verifyLedger', 'recheckUnpaid', 'auditLedger', 'runDueTransitions']),
  )
})

test('each kind of what waits has a job', () => {
  const kinds = Object.values(JOBS).flatMap((job) => ('kinds' in job ? [...job.kinds] : []))
  expect([...new Set(kinds)].toSorted()).toEqual(Object.keys(DUE_KINDS).toSorted())
})

test('a run of due work that took its time ends before its function is stopped', () => {
  // It starts nothing after 50 s, an item takes 35 s, and postponing it as long again.
  expect(named('runDueTransitions').timeoutSeconds).toBeGreaterThan(50 + 2 * 35)
})
