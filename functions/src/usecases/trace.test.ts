import { expect, test } from 'vitest'
import type { Deps, Log } from './deps'
import { traced } from './trace'

type Line = { level: keyof Log; text: string; fields: object | undefined }

const record = () => {
  const lines: Line[] = []
  const level = (name: keyof Log) => (text: string, fields?: object) => {
    lines.push({ level: name, text, fields })
  }
  const log: Log = { info: level('info'), warn: level('warn'), error: level('error') }
  // Only `log` is used.
  return { deps: { log } as Deps, lines }
}

test('each line says what led to it, beside its own fields, at its own level', () => {
  const { deps, lines } = record()
  const { log } = traced(deps, { request_id: 'r1' })
  log.info('one')
  log.warn('two', { id: 'a' })
  log.error('three', { id: 'b' })
  expect(lines).toEqual([
    { level: 'info', text: 'one', fields: { request_id: 'r1' } },
    { level: 'warn', text: 'two', fields: { request_id: 'r1', id: 'a' } },
    { level: 'error', text: 'three', fields: { request_id: 'r1', id: 'b' } },
  ])
})

test('what leads to a task leads to all that the task does', () => {
  const { deps, lines } = record()
  traced(traced(deps, { job_run: 's1' }), { task: 't1' }).log.info('one')
  expect(lines[0]?.fields).toEqual({ job_run: 's1', task: 't1' })
})

test('the dependencies it began with say nothing of it', () => {
  const { deps, lines } = record()
  traced(deps, { request_id: 'r1' })
  deps.log.info('one')
  expect(lines[0]?.fields).toBeUndefined()
})
