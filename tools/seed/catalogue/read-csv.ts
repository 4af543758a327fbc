import { readFileSync } from 'node:fs'
import { readFile } from '../../../web/src/features/selling/import/read-file'

/** Reads a CSV file of this folder with the parser of the product import. */
export const readCsv = (name: string) =>
  readFile(new Blob([readFileSync(new URL(name, import.meta.url), 'utf8')]))
