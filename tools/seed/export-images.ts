import { parseArgs } from 'node:util'
import { exportImages } from './write/storage-export'

const { values, positionals } = parseArgs({
  options: { 'small-images': { type: 'boolean' } },
  allowPositionals: true,
})
const [folder] = positionals
if (!folder) throw new Error('Into which folder?')
const say = (line: string) => console.log(line)
await exportImages(folder, { say, areSmall: values['small-images'] })
