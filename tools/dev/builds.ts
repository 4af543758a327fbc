import { join } from 'node:path'
import { ROOT } from '../emulators/project'
import { runToEnd } from '../emulators/services'

export const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')

type Build = { args?: string[]; env?: Record<string, string>; signal: AbortSignal | undefined }

/** Builds the web, or with `--ssr` its server renderer. */
const buildWeb = ({ args = [], env = {}, signal }: Build): Promise<void> =>
  runToEnd({
    name: 'The build of the web',
    args: [VITE, 'build', ...args],
    cwd: join(ROOT, 'web'),
    env,
    signal,
  })

/** Writes the pages that are the same for everyone into the site, with its renderer. */
const prerenderPages = (site: string, renderer: string, { env = {}, signal }: Build) =>
  runToEnd({
    name: 'The prerendering of pages',
    args: ['--import', 'tsx', 'tools/dev/prerender.ts', site, renderer, env.VITE_APP_URL ?? ''],
    env: { NODE_ENV: 'production' },
    signal,
  })

type SiteBuild = Build & { site: string; renderer: string }

/** Builds the web into a folder and its server renderer into another, and prerenders its pages. */
export const buildSite = async ({ site, renderer, args = [], ...build }: SiteBuild) => {
  const into = (folder: string, ...more: string[]) =>
    buildWeb({ ...build, args: [...more, '--outDir', folder, '--emptyOutDir', ...args] })
  await into(site)
  await into(renderer, '--ssr', 'src/entry-server.tsx')
  await prerenderPages(site, join(renderer, 'entry-server.js'), build)
}

/** Bundles the functions, without a cache: esbuild takes about a second. */
export const buildFunctions = ({ args = [], signal }: Omit<Build, 'env'>): Promise<void> =>
  runToEnd({
    name: 'The build of the functions',
    args: ['build.mjs', ...args],
    cwd: join(ROOT, 'functions'),
    env: {},
    signal,
  })
