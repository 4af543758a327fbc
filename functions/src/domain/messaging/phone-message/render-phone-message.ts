import type { MessageTemplate } from '../../../contract/entities/messaging/phone-message'
import { cutTo, gsmName, gsmText, PAGE_LENGTH } from './gsm-text'
import { PHONE_TEMPLATES } from './templates'

export type PhoneMessageValues = Readonly<Record<string, string | undefined>>

/** A name says nothing in fewer letters. */
const LEAST_OF_A_NAME = 10
const MAX_WORD = 20
const PLACEHOLDER = /\{(\w+)\}/g
const WHOLE_AMOUNT = /(\d)\.00\b/g
const YEAR = /, \d{4}\b/g

/** An amount without kobo that are none, a day without its year. */
const brief = (value: string): string =>
  gsmText(value).replace(WHOLE_AMOUNT, '$1').replace(YEAR, '')

/**
 * The text of a message to a phone, and its values: GSM-7, one page, the person's word first. The host
 * is the site's; `values.word` is left out where the person has none.
 * @throws Error if a value is missing, or if the page is too small for what must be on it
 */
export const renderPhoneMessage = (
  template: MessageTemplate,
  given: PhoneMessageValues,
  host: string,
): { text: string; values: Record<string, string> } => {
  const { text, values: names } = PHONE_TEMPLATES[template]
  const values: Record<string, string> = { host: gsmText(host) }
  for (const name of names) {
    const value = given[name]
    if (value === undefined) throw new Error(`a message without ${name}`)
    values[name] = name.endsWith('_name') ? gsmName(value) || 'your order' : brief(value)
  }
  const word = cutTo(gsmName(given.word ?? ''), MAX_WORD)
  const from = word === '' ? 'Oja' : `${word}. Oja`
  const fill = () =>
    `${from}: ${text.replace(PLACEHOLDER, (_, name: string) => values[name] ?? '')}`
  const beyond = fill().length - PAGE_LENGTH
  const { product_name } = values
  if (beyond > 0 && product_name !== undefined) {
    values.product_name = cutTo(
      product_name,
      Math.max(LEAST_OF_A_NAME, product_name.length - beyond),
    )
  }
  const filled = fill()
  if (filled.length > PAGE_LENGTH) throw new Error(`${template} is longer than a page`)
  return { text: filled, values: { from, ...values } }
}
