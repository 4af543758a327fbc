import { productDescriptionSchema } from '../../contract/entities/catalog/product'

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * The text of a description in HTML, one line for each paragraph. What is too short for a
 * description is left out, to be written later.
 */
export const textOfHtml = (html: string): string => {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<(br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
  return productDescriptionSchema.safeParse(text).success || text.length > 20 ? text : ''
}
