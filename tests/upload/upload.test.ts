import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildFault, UPLOAD } from '../../deploy/build'
import { loadEnvironment } from '../../deploy/settings'
import { parsePortOffset, portTable } from '../../tools/emulators/ports'
import { ROOT } from '../../tools/emulators/project'
import { nodeBinary } from './node-binary'
import { serveFunction, serveHosting } from './serve-upload'
import { codebase, discover, installUpload, unpackUpload } from './unpack-upload'

const offset = parsePortOffset(process.env.OJA_PORT_OFFSET)
// Nothing else of this suite listens there: it has no functions of its own.
const { functions, tasks, eventarc } = portTable(offset)
const deployed = Number(/\d+/.exec(codebase.runtime)?.[0])
const MAJORS = process.env.OJA_DEEP === '1' ? [deployed, 24] : [deployed]

let folder = ''
beforeAll(async () => {
  folder = await unpackUpload()
  installUpload(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what was installed is what the repository’s lockfile says', () => {
  const locked = (path: string) => JSON.parse(readFileSync(path, 'utf8')).packages
  const here = locked(join(ROOT, 'package-lock.json'))
  const there: [string, { version: string }][] = Object.entries(
    locked(join(folder, 'node_modules/.package-lock.json')),
  )
  expect(there.length).toBeGreaterThan(100)
  expect(there.filter(([path, { version }]) => here[path]?.version !== version)).toEqual([])
})

test('every function of the source is found, and those that Hosting asks are in its region', async () => {
  const found = await discover(folder)
  const source = readFileSync(join(folder, 'lib/index.js'), 'utf8')
  const [, exported = ''] = /export \{([^}]+)\};?\s*(?:\/\/.*)?\s*$/.exec(source) ?? []
  const names = exported.split(',').map((name) => name.trim().split(' as ').at(-1))
  // The embedded search has no database to write to.
  const expected = names.filter((name) => name !== 'onProductIndexed')
  expect(Object.keys(found).toSorted()).toEqual(expected.toSorted())
  const { rewrites } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')).hosting
  for (const { function: target } of rewrites.filter((one: object) => 'function' in one)) {
    expect(found[target.functionId]?.region).toEqual([target.region])
  }
})

describe.each(MAJORS)('on Node %i, behind Hosting', (major) => {
  const running: { stop: () => unknown }[] = []
  let url = ''
  beforeAll(async () => {
    const node = nodeBinary(major)
    const start = (target: 'api' | 'pages', port: number) =>
      serveFunction({ folder, node, target, port, offset })
    running.push(...(await Promise.all([start('api', functions), start('pages', tasks)])))
    const hosting = await serveHosting({ api: functions, pages: tasks }, offset)
    running.push(hosting)
    url = hosting.url
  })
  afterAll(() => Promise.all(running.map((one) => one.stop())))

  test('a public page comes rendered, and every file that it names is served', async () => {
    // A first request that found the database busy gets the app alone, for some seconds.
    const { response, html } = await vi.waitFor(
      async () => {
        const response = await fetch(`${url}/`)
        const text = await response.text()
        expect(response.status).toBe(200)
        expect(text).not.toContain('<div id="root"></div>')
        return { response, html: text }
      },
      { timeout: 120_000, interval: 1_000 },
    )
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    const assets = [...html.matchAll(/"(\/assets\/[^"?#]+)"/g)].map(([, path]) => path)
    expect(assets.length).toBeGreaterThan(1)
    for (const path of new Set(assets)) {
      const asset = await fetch(`${url}${path}`)
      expect([path, asset.status]).toEqual([path, 200])
      expect(asset.headers.get('content-type')).not.toContain('text/html')
      expect(asset.headers.get('cache-control')).toContain('immutable')
    }
  })

  test('a route of the API responds', async () => {
    const response = await fetch(`${url}/api/v1/health`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ status: 'success' })
  })

  test('a page that only the browser renders is the app', async () => {
    const response = await fetch(`${url}/dashboard/purchases`)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(readFileSync(join(folder, 'lib/app.html'), 'utf8'))
  })

  test('a page that the build rendered is its file, and what is nowhere is 404', async () => {
    const [about, missing] = await Promise.all(['/about', '/nope'].map((path) => fetch(url + path)))
    expect([about?.status, missing?.status]).toEqual([200, 404])
    expect(await about?.text()).toContain('<h1 class="text-3xl md:text-5xl">A market you can trust')
    expect(await missing?.text()).toContain('This stall is empty')
  })
})

test('a build that something changed is made anew before it is deployed', async () => {
  const demo = await loadEnvironment('demo')
  expect(buildFault(demo)).toBeUndefined()
  expect(buildFault({ ...demo, alias: 'production' })).toBe('it is for demo')
  const file = join(UPLOAD, 'lib/app.html')
  const page = readFileSync(file, 'utf8')
  try {
    writeFileSync(file, `${page}<!-- another -->`)
    expect(buildFault(demo)).toBe('something changed it since')
  } finally {
    writeFileSync(file, page)
  }
})

describe('an upload that was packaged wrongly', () => {
  const start = () =>
    serveFunction({ folder, node: process.execPath, target: 'pages', port: eventarc, offset })

  test.each(['app.html', 'entry-server.js'])('does not start without its %s', async (name) => {
    const file = join(folder, 'lib', name)
    renameSync(file, `${file}.away`)
    try {
      await expect(start()).rejects.toThrow(`ENOENT: no such file or directory, open 'lib/${name}'`)
      await expect(discover(folder)).rejects.toThrow()
    } finally {
      renameSync(`${file}.away`, file)
    }
  })

  test('does not start with the page of another build', async () => {
    const file = join(folder, 'lib/app.html')
    const page = readFileSync(file, 'utf8')
    try {
      writeFileSync(file, `${page}<!-- another -->`)
      await expect(start()).rejects.toThrow(/are not of this build/)
    } finally {
      writeFileSync(file, page)
    }
  })
})
