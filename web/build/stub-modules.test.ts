import { describe, expect, it, test } from 'vitest'
import { stub, stubbedModules, stubModules } from './stub-modules-plugin'

/** Evaluates a stub module as the build would. */
const load = (code: string): Promise<Record<string, (pattern?: string) => unknown>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)

const { resolveId, load: loadStub } = stubModules(stubbedModules({}))
const resolve = (source: string, importer?: string) =>
  typeof resolveId === 'function' && Reflect.apply(resolveId, undefined, [source, importer, {}])

describe('the plugin that stubs modules', () => {
  it('replaces a service where reactfire imports it', () => {
    const id = resolve('firebase/database', '/node_modules/reactfire/dist/index.js')
    const loaded =
      typeof loadStub === 'function' && Reflect.apply(loadStub, undefined, [id, undefined])
    expect(loaded).toMatchObject({ moduleSideEffects: false })
    expect(JSON.stringify(loaded)).toContain('firebase/database is left out')
  })

  it('replaces nothing that reactfire needs, and nothing for other importers', () => {
    expect(resolve('firebase/firestore', '/node_modules/reactfire/dist/index.js')).toBeUndefined()
    expect(resolve('firebase/storage', '/web/src/lib/uploads/upload-image.ts')).toBeUndefined()
    expect(resolve('firebase/database')).toBeUndefined()
  })

  it('keeps App Check in a build with a site key', () => {
    const names = (env: NodeJS.ProcessEnv) => stubbedModules(env).map(({ service }) => service)
    expect(names({})).toContain('firebase/app-check')
    expect(names({ VITE_APP_CHECK_SITE_KEY: 'key' })).not.toContain('firebase/app-check')
  })
})

test.each(stubbedModules({}).map(({ service, names }) => [service, names] as const))(
  'the stub of %s throws on every call and property',
  async (service, names) => {
    const module = await load(stub({ service, names }))
    expect(Object.keys(module).toSorted()).toEqual([...names].toSorted())
    const refusal = `${service} is left out of this build`
    for (const absent of Object.values(module)) {
      expect(() => absent()).toThrow(refusal)
      expect(() => Reflect.get(absent, 'compile')).toThrow(refusal)
    }
  },
)
