import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { STUBBED_MODULES, stub } from '../../web/build/stub-modules-plugin'
import { ROOT } from '../emulators/project'

const sources = readdirSync(join(ROOT, 'web/src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
  .map((path) => readFileSync(join(ROOT, 'web/src', path), 'utf8'))

/** The names that all sources together import from a package. */
const importedFrom = (name: string): string[] => {
  const pattern = new RegExp(`import (?:type )?\\{([^}]*)\\} from '${name}'`, 'g')
  const names = sources.flatMap((source) =>
    [...source.matchAll(pattern)].flatMap(([, list = '']) => list.split(',')),
  )
  return [...new Set(names.map((one) => one.trim()).filter(Boolean))].toSorted()
}

/** Evaluates a stub module as the build would. */
const load = (code: string): Promise<Record<string, (pattern?: string) => unknown>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)

describe('what the build leaves out is what no page calls', () => {
  it('takes nothing of reactfire but what needs Auth and Firestore alone', () => {
    expect(importedFrom('reactfire')).toEqual([
      'AuthProvider',
      'FirebaseAppProvider',
      'FirestoreProvider',
      'preloadObservable',
      'type ObservableStatus',
      'type ReactFireGlobals',
      'useFirestore',
      'useFirestoreCollectionData',
      'useFirestoreDocData',
      'useUser',
    ])
  })

  it.each([
    'firebase/database',
    'firebase/functions',
    'firebase/remote-config',
    'firebase/firestore/pipelines',
  ])('imports nothing of %s', (service) => {
    expect(sources.filter((source) => source.includes(`'${service}'`))).toEqual([])
  })
})

test.each(STUBBED_MODULES.map(({ service, names }) => [service, names] as const))(
  'the stand-in of %s refuses every call and every question',
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

test('reactfire asks for no service that was not thought of', () => {
  const file = createRequire(import.meta.url)
    .resolve('reactfire')
    .replace('.umd.cjs', '.js')
  const asked = [...readFileSync(file, 'utf8').matchAll(/from "(firebase\/[\w-]+)"/g)]
  expect([...new Set(asked.map(([, service]) => service))].toSorted()).toEqual(
    [
      'firebase/app',
      'firebase/auth',
      'firebase/firestore',
      ...STUBBED_MODULES.filter(({ by }) => by.test('/reactfire/')).map(({ service }) => service),
    ].toSorted(),
  )
})
