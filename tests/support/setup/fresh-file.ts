import { afterAll, vi } from 'vitest'

/**
 * Setup of the projects whose files share a process, since starting one for each file takes longer
 * than most files do: each file begins with modules and an environment of its own. Packages stay
 * loaded; those with state of their own are listed as `inline` in vitest.config.ts.
 */
vi.resetModules()

const env = { ...process.env }
afterAll(async () => {
  // A chunk that still loads would get its modules from the next file, without that file's mocks.
  await vi.dynamicImportSettled()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
})
