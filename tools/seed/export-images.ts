import { exportImages } from './write/storage-export'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Into which folder?')
await exportImages(folder)
