import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT, workFile } from '../../tools/emulators/project'

const ROBOTO = join(ROOT, 'node_modules/@expo-google-fonts/roboto')
const DEJAVU = join(ROOT, 'node_modules/dejavu-fonts-ttf/ttf')

/** The system's face of most visitors, and the widest that a common system has. */
const FACES = {
  Roboto: [ROBOTO, DEJAVU],
  'DejaVu Sans': [DEJAVU],
} as const

export type Face = keyof typeof FACES

const configurationOf = (face: Face): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${FACES[face].map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${workFile('font-cache')}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append" binding="same"><string>${face}</string></edit>
  </match>
</fontconfig>
`

/**
 * The environment of a browser whose system has this face and no other, whatever this machine has:
 * layouts and pictures are the same everywhere. Only Linux reads it.
 */
export function fontEnv(face: Face): { FONTCONFIG_FILE: string } {
  const file = workFile(`fonts-${face.toLowerCase().replace(' ', '-')}.conf`)
  const wanted = configurationOf(face)
  // Each worker comes here, while browsers of others read it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, wanted)
  }
  return { FONTCONFIG_FILE: file }
}
