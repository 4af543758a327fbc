import { join } from 'node:path'
import { ROOT, workFile } from '../../emulators/project'
import { runToEnd } from '../../emulators/services'
import type { PartOptions } from '../figure'

/** Builds the web; returns its folder. */
export const buildSite = async ({
  say,
  signal,
}: Pick<PartOptions, 'say' | 'signal'>): Promise<string> => {
  say('  building the web')
  const folder = workFile('bench-web')
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  await runToEnd({
    name: 'The build of the web',
    args: [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    cwd: join(ROOT, 'web'),
    env: { VITE_PORT_OFFSET: '0' },
    signal,
  })
  return folder
}
