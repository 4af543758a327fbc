import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../emulators/project'

const SRC = join(ROOT, 'web/src')

test('every form is submitted by useSubmit, so that an invalid one is never silent', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((name) => /[.]tsx?$/.test(name) && !/[.]test[.]/.test(name))
  const callers = sources.filter((name) =>
    readFileSync(join(SRC, name), 'utf8').includes('handleSubmit('),
  )
  expect(callers).toEqual([join('lib', 'forms', 'use-submit.ts')])
})
