import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { ROOT } from '../../emulators/project'
import { busySharesOf, moduleOf } from './profile'

const frame = (url: string, functionName = 'work') => ({
  url,
  functionName,
  scriptId: '1',
  lineNumber: 0,
  columnNumber: 0,
})
const own = (path: string) => pathToFileURL(join(ROOT, path)).href

test.each([
  ['a package', own('node_modules/zod/v4/core/parse.js'), 'zod'],
  ['a package in a scope', own('node_modules/@grpc/grpc-js/build/a.js'), '@grpc/grpc-js'],
  ['a package of a package', own('node_modules/a/node_modules/b/c.js'), 'b'],
  ['a layer', own('functions/src/http/serve.ts'), 'functions/src/http'],
  ['a part of Node', 'node:internal/streams/readable', 'node:streams'],
  ['a module of Node', 'node:http', 'node:http'],
])('%s is named', (_, url, name) => {
  expect(moduleOf(frame(url))).toBe(name)
})

test('work without a file has the name that V8 gives it', () => {
  expect(moduleOf(frame('', '(garbage collector)'))).toBe('garbage collector')
  expect(moduleOf(frame('', 'writev'))).toBe('V8 and native code')
})

test('shares are of the busy time, the largest first', () => {
  const node = (id: number, url: string, functionName?: string) => ({
    id,
    callFrame: frame(url, functionName),
  })
  const profile = {
    nodes: [node(1, '', '(idle)'), node(2, 'node:http'), node(3, own('node_modules/zod/a.js'))],
    startTime: 0,
    endTime: 100,
    samples: [1, 2, 3, 3],
    timeDeltas: [60, 10, 20, 10],
  }
  expect(busySharesOf(profile)).toEqual([
    { name: 'zod', percent: 75 },
    { name: 'node:http', percent: 25 },
  ])
})
