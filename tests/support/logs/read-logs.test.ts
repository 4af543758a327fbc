import { expect, test } from 'vitest'
import { tracedEntries } from './read-logs'

const fields = (more: object) => JSON.stringify({ entry: 'a:0002-approve:release', ...more })

test.each([
  ['of a function', `>  ${fields({ request_id: 'r1', message: 'A ledger entry was posted' })}`],
  ['of a tool', `A ledger entry was posted ${fields({ task: 'a-refund' })}`],
  ['of a test', fields({ job_run: 's1', severity: 'INFO' })],
  ['of an event', fields({ webhook_event: 'charge_succeeded:x' })],
  ['of an operator', fields({ operation: 'o1' })],
])('a line %s names its entry and its cause', (_of, line) => {
  expect([...tracedEntries([line])]).toEqual(['a:0002-approve:release'])
})

test.each([
  ['without anything that led there', fields({ message: 'A ledger entry was posted' })],
  ['with a name for it and no more', fields({ request_id: '' })],
  ['that is cut off', fields({ request_id: 'r1' }).slice(0, -4)],
  ['of something else', '{"request_id":"r1","message":"internal"}'],
])('a line %s names none', (_which, line) => {
  expect([...tracedEntries([line])]).toEqual([])
})
