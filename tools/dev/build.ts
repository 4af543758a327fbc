import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, rendererFolder, webFolder } from '../emulators/project'
import { runToEnd } from '../emulators/services'
import { suiteUrls } from '../emulators/suite-env'

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')
const WEB_SOURCES = ['web', 'functions/src/contract', 'package-lock.json']

/** Bundles the functions, without a cache: esbuild takes about a second. */
export async function buildFunctions(signal?: AbortSignal): Promise<void> {
  const cwd = join(ROOT, 'functions')
  await runToEnd({ name: 'The build of functions', args: ['build.mjs'], cwd, env: {}, signal })
}

/**
 * Builds the web for this suite's Hosting and the server renderer for its functions, unless no
 * source has changed.
 */
export async function buildWeb(offset: number, signal?: AbortSignal): Promise<boolean> {
  const [site, renderer] = [webFolder(offset), rendererFolder(offset)]
  if (isFresh(join(site, 'app.html')) && isFresh(join(renderer, 'entry-server.js'))) return false
  const build = (name: string, args: string[]) =>
    runToEnd({
      name,
      args: [VITE, 'build', ...args, '--emptyOutDir'],
      cwd: join(ROOT, 'web'),
      env: { VITE_PORT_OFFSET: String(offset), VITE_APP_URL: suiteUrls(offset).web },
      signal,
    })
  await build('The build of the web', ['--outDir', site])
  await build('The build of its server renderer', [
    '--ssr',
    'src/entry-server.tsx',
    '--outDir',
    renderer,
  ])
  return true
}

function isFresh(built: string): boolean {
  if (!existsSync(built)) return false
  const made = statSync(built).mtimeMs
  return WEB_SOURCES.every((source) => newestIn(join(ROOT, source)) < made)
}

function newestIn(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const inside = readdirSync(path)
    .filter((name) => name !== 'node_modules' && !name.startsWith('dist'))
    .map((name) => newestIn(join(path, name)))
  return Math.max(0, ...inside)
}
