import { join } from 'node:path'
import { ROOT } from '../emulators/project'
import { runToEnd } from '../emulators/services'

export const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')

type Build = { args?: string[]; env?: Record<string, string>; signal: AbortSignal | undefined }

/** Builds the web, or with `--ssr` its server renderer. */
export const buildWeb = ({ args = [], env = {}, signal }: Build): Promise<void> =>
  runToEnd({
    name: 'The build of the web',
    args: [VITE, 'build', ...args],
    cwd: join(ROOT, 'web'),
    env,
    signal,
  })

/** Bundles the functions, without a cache: esbuild takes about a second. */
export const buildFunctions = ({ args = [], signal }: Omit<Build, 'env'>): Promise<void> =>
  runToEnd({
    name: 'The build of the functions',
    args: ['build.mjs', ...args],
    cwd: join(ROOT, 'functions'),
    env: {},
    signal,
  })
