import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import demo from '../../config/demo'
import { inlineScriptHashes } from '../../web/build/inline-scripts'
import { startScript } from '../../web/build/preload-plan-plugin'
import { projectSettings } from '../../web/build/project-settings-plugin'
import { publicPagesAlone } from '../../web/build/public-pages-plugin'
import { stripRouterDevCode } from '../../web/build/strip-router-dev-code-plugin'
import { webEnv } from '../deploy/settings'
import { ROOT } from '../emulators/project'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

describe('the script that the HTML starts with', () => {
  const html = `<script>${startScript()}</script>`

  it('is allowed by the content policy of firebase.json', () => {
    const [hash] = inlineScriptHashes(html)
    expect(read('firebase.json')).toContain(hash)
  })

  it('can stand in a page: it ends no element and brings no other module', () => {
    expect(startScript()).not.toMatch(/<\/|\bimport\b|\brequire\b/)
  })
})

describe('the router in the bundle', () => {
  const { transform } = stripRouterDevCode()
  const strippedOf = (
    code: string,
    id = '/node_modules/react-router/dist/development/index.mjs',
  ) =>
    typeof transform === 'function' ? Reflect.apply(transform, undefined, [code, id]) : undefined

  it('loses what is said to developers and what runs as the module loads', () => {
    expect(strippedOf('var ENABLE_DEV_WARNINGS = true;\nAwait.displayName = "Await";')).toBe(
      'var ENABLE_DEV_WARNINGS = false;\n',
    )
    expect(strippedOf('var A = React3.createContext(null);')).toBe(
      'var A = /* @__PURE__ */ React3.createContext(null);',
    )
  })

  it('leaves every other package alone', () => {
    expect(strippedOf('var ENABLE_DEV_WARNINGS = true;', '/node_modules/other/index.js')).toBe(
      undefined,
    )
  })
})

describe('a build for real services', () => {
  const { configResolved } = projectSettings()
  const settings = {
    ...webEnv({ alias: 'demo', project_id: 'demo-oja', settings: demo }),
  }
  const build = (env: Record<string, string>) =>
    typeof configResolved === 'function' &&
    Reflect.apply(configResolved, undefined, [{ env, logger: { error: () => {} } }])

  it('is made with all settings of a project', () => {
    expect(build(settings)).toBeUndefined()
  })

  it.each(Object.keys(settings))('fails without %s, or with an empty one', (name) => {
    const { [name]: _, ...others } = settings
    expect(() => build(others)).toThrow(`${name}: not set`)
    expect(() => build({ ...others, [name]: '' })).toThrow(`${name}: not set`)
  })

  it('is not what a suite makes, which has its ports', () => {
    expect(build({ VITE_PORT_OFFSET: '0' })).toBeUndefined()
  })
})

describe('the file that the function for pages loads', () => {
  const { resolveDynamicImport } = publicPagesAlone()
  const resolve = (specifier: string) =>
    typeof resolveDynamicImport === 'function' &&
    Reflect.apply(resolveDynamicImport, undefined, [specifier, undefined, {}])

  it('has the pages that it renders and nothing else that browsers load on demand', () => {
    expect(resolve('../pages/product.tsx')).toBeNull()
    expect(resolve('../pages/dashboard/vendor/product.tsx')).toMatchObject({ external: true })
    expect(resolve('../features/shell/phone-menu.tsx')).toMatchObject({ external: true })
  })
})
