import { createRequire } from 'node:module'
import { instantText } from '../../../contract/lagos-text'
import type { Timestamp } from '../../../contract/time'

/** A heading with facts, lines or images below it. */
export type PackSection = {
  title: string
  facts?: readonly (readonly [name: string, value: string])[]
  lines?: readonly string[]
  /** JPEG files. */
  images?: readonly Buffer[]
}

type Pack = { title: string; at: Timestamp; sections: readonly PackSection[] }

const MARGIN = 50
const NAME_WIDTH = 130
const IMAGE = { fit: [240, 240] as [number, number] }
const INK = '#1c1917'
const MUTED = '#57534e'

const require = createRequire(import.meta.url)

/**
 * Renders the evidence as one PDF. The font has the naira sign and the dotted letters of Yoruba and
 * Igbo names, which the fonts built into PDF don't. The library is loaded by the first pack.
 */
export const renderPack = async ({ title, at, sections }: Pack): Promise<Buffer> => {
  const { default: PdfDocument } = await import('pdfkit')
  const document = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    info: { Title: title, Author: 'Oja' },
  })
  const chunks: Buffer[] = []
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  document.registerFont('text', require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))
  document.registerFont('bold', require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'))
  const width = document.page.width - 2 * MARGIN
  const bottom = document.page.height - MARGIN
  /** Starts a new page unless this many points are left. */
  const keep = (height: number) => {
    if (document.y + height > bottom) document.addPage()
  }
  document.fillColor(INK).font('bold').fontSize(16).text(title)
  document
    .font('text')
    .fontSize(8)
    .fillColor(MUTED)
    .text(`As of ${instantText(at)}, Lagos time`)
  for (const { title: heading, facts = [], lines = [], images = [] } of sections) {
    keep(60)
    document.moveDown(1.2).fillColor(INK).font('bold').fontSize(11).text(heading, MARGIN)
    document.moveDown(0.3).fontSize(9)
    for (const [name, value] of facts) {
      const height = document.font('text').heightOfString(value, { width: width - NAME_WIDTH })
      keep(height)
      const top = document.y
      document.fillColor(MUTED).text(name, MARGIN, top, { width: NAME_WIDTH - 10 })
      const below = document.y
      document.fillColor(INK).text(value, MARGIN + NAME_WIDTH, top, { width: width - NAME_WIDTH })
      document.y = Math.max(below, document.y) + 2
    }
    document.font('text').fillColor(INK)
    for (const line of lines) document.text(line, MARGIN, undefined, { width, paragraphGap: 2 })
    for (const image of images) {
      keep(IMAGE.fit[1])
      document.image(image, MARGIN, document.y, IMAGE)
      document.y += IMAGE.fit[1] + 10
    }
  }
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page)
    document.page.margins.bottom = 0
    const place = { width, align: 'right', lineBreak: false } as const
    document.fontSize(7).fillColor(MUTED)
    document.text(`${page + 1} of ${count}`, MARGIN, bottom + 15, place)
  }
  document.end()
  return ended
}
