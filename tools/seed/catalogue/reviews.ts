import { readFileSync } from 'node:fs'

/** What a buyer wrote, and what the maker answered, if anything. */
export type ReviewRow = { product: string; rating: number; text: string; reply: string | null }

const LINE = /^([1-5]) (.+?)(?: > (.+))?$/

/**
 * `# name of the product`, then a line for each review: stars, text and, after ` > `, the reply.
 * @throws Error that names a line of another form
 */
export const parseReviews = (content: string): ReviewRow[] => {
  let product = ''
  return content.split('\n').flatMap((line, index) => {
    if (line.startsWith('# ')) product = line.slice(2)
    if (line === '' || line.startsWith('# ')) return []
    const [, stars, text, reply] = LINE.exec(line) ?? []
    if (!product || !text) throw new Error(`line ${index + 1} is no review: ${line}`)
    return [{ product, rating: Number(stars), text, reply: reply ?? null }]
  })
}

export const readReviews = (): ReviewRow[] =>
  parseReviews(readFileSync(new URL('./reviews.txt', import.meta.url), 'utf8'))
