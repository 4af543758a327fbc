import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../catalogue/products'
import { VENDOR_KEYS } from '../catalogue/vendors'
import { colourNumbers, imageNumbers } from '../documents/product-documents'
import { imageFile, logoFile } from './images'

const MAX_TOTAL_BYTES = 12_000_000
const MAX_COLOURS_BYTES = 150_000

const products = CATALOGUE.flatMap((row) =>
  imageNumbers(row).map((number) => imageFile(row, number)),
)
const colours = CATALOGUE.flatMap((row) =>
  colourNumbers(row).map((number) => imageFile(row, number)),
)
const logos = VENDOR_KEYS.map(logoFile)

const shapesOf = async (files: readonly URL[]) => {
  const read = files.map(async (file) => {
    const { format, width, height } = await sharp(fileURLToPath(file)).metadata()
    return `${format} ${width} x ${height}`
  })
  return new Set(await Promise.all(read))
}

describe('the committed images', () => {
  it('are one for each image of a product and each logo, and no more', () => {
    const folder = new URL('../catalogue/images/', import.meta.url)
    const found = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
    const wanted = [...products, ...logos].map(({ pathname }) => pathname.split('/').at(-1))
    expect(found.toSorted()).toEqual(wanted.toSorted())
  })

  it('are portraits of 4:5 at the largest width, and logos squares', async () => {
    expect(await shapesOf(products)).toEqual(new Set(['webp 1280 x 1600']))
    expect(await shapesOf(logos)).toEqual(new Set(['webp 512 x 512']))
  })

  it('weigh at most 12 MB, and those of further colours 150 KB', () => {
    const bytesOf = (files: readonly URL[]) =>
      files.reduce((sum, file) => sum + statSync(file).size, 0)
    const ofColours = bytesOf(colours)
    expect(ofColours).toBeLessThanOrEqual(MAX_COLOURS_BYTES)
    expect(bytesOf([...products, ...logos]) - ofColours).toBeLessThanOrEqual(MAX_TOTAL_BYTES)
  })
})
