import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../tools/emulators/project'
import { inlineScriptHashes } from './inline-scripts'
import { startScript } from './preload-plan-plugin'
import { publicPagesAlone } from './public-pages-plugin'
import { stripRouterDevCode } from './strip-router-dev-code-plugin'

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
