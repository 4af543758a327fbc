import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePortOffset } from '../../../tools/emulators/ports'
import { webFolder } from '../../../tools/emulators/project'

/** The path of the file that the suite's build made of a source of the web, below src/. */
export const builtFile = (source: string): string => {
  const folder = webFolder(parsePortOffset(process.env.OJA_PORT_OFFSET))
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  return `/${manifest[`src/${source}`].file}`
}
