import { describe, expect, test } from 'vitest'
import { type Lockfile, pruneLockfile } from './lockfile'

const manifest = { name: 'app', version: '1.0.0', dependencies: { one: '1.0.0' } }
const lockfile = (packages: Lockfile['packages']): Lockfile => ({ lockfileVersion: 3, packages })
const prune = (packages: Lockfile['packages']) =>
  pruneLockfile(lockfile(packages), manifest, 'functions').packages

describe('a pruned lockfile', () => {
  test('keeps what is needed, by whichever path, and nothing else', () => {
    const packages = prune({
      '': { version: '0.0.0' },
      'node_modules/one': { version: '1.0.0', dependencies: { two: '^1.0.0' } },
      'node_modules/two': { version: '3.0.0' },
      'node_modules/one/node_modules/two': { version: '1.2.0', dependencies: { three: '*' } },
      'node_modules/three': { version: '1.0.0', dev: true },
      'node_modules/unused': { version: '1.0.0' },
    })
    expect(packages).toEqual({
      '': manifest,
      'node_modules/one': { version: '1.0.0', dependencies: { two: '^1.0.0' } },
      'node_modules/one/node_modules/two': { version: '1.2.0', dependencies: { three: '*' } },
      'node_modules/three': { version: '1.0.0' },
    })
  })

  test('lifts what npm put into the workspace', () => {
    const packages = prune({
      'functions/node_modules/one': { version: '1.0.0' },
      'node_modules/one': { version: '2.0.0' },
    })
    expect(packages).toHaveProperty(['node_modules/one', 'version'], '1.0.0')
  })

  test('keeps other platforms’ packages as optional, unless they are required as well', () => {
    const optionalDependencies = { two: '1.0.0', three: '1.0.0', absent: '1.0.0' }
    const packages = prune({
      'node_modules/one': {
        version: '1.0.0',
        optionalDependencies,
        peerDependencies: { three: '*', four: '*' },
        peerDependenciesMeta: { four: { optional: true } },
      },
      'node_modules/two': { version: '1.0.0', optional: true },
      'node_modules/three': { version: '1.0.0', optional: true },
      'node_modules/four': { version: '1.0.0' },
    })
    expect(packages['node_modules/two']).toEqual({ version: '1.0.0', optional: true })
    expect(packages['node_modules/three']).toEqual({ version: '1.0.0' })
    expect(packages).not.toHaveProperty(['node_modules/four'])
  })

  test('refuses a package that was never locked', () => {
    expect(() => prune({})).toThrow(/has no one, which functions needs/)
  })
})
