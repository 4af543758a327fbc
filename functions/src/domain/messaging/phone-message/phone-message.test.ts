import { describe, expect, test } from 'vitest'
import { MESSAGE_TEMPLATES } from '../../../contract/entities/messaging/phone-message'
import { formatMoney } from '../../../contract/money'
import { gsmName, gsmText, PAGE_LENGTH } from './gsm-text'
import { renderPhoneMessage } from './render-phone-message'

/** Every character of GSM-7 that takes one septet and is ASCII. */
const GSM = /^[ !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z\n]*$/
const HOST = 'www.oja-marketplace.ng'
const HOSTS = /(?:[a-z0-9-]+\.)+[a-z]{2,}/gi
const LONGEST = 'Ọlájùmọ̀kẹ́ 👗 “Àṣọ òkè” '.repeat(5).slice(0, 120)
const AMOUNT = formatMoney(100_000_000_050, 'NGN')

const WORST = {
  word: 'W'.repeat(20),
  code: '888888',
  amount: AMOUNT,
  product_name: LONGEST,
  ship_by: '30th Sep, 2026, 23:59',
  act: 'look at what came back',
  by: '30th Sep, 2026, 23:59',
  otherwise: `${AMOUNT} goes back to the buyer`,
}

const render = (template: (typeof MESSAGE_TEMPLATES)[number], change = {}) =>
  renderPhoneMessage(template, { ...WORST, ...change }, HOST)

describe.each(MESSAGE_TEMPLATES)('the message %s', (template) => {
  const names = [
    LONGEST,
    'x'.repeat(120),
    '👗🎉',
    'مرحبا',
    'Bag {otherwise} {host}',
    'evil.com/pay @oja http://a.b',
    'line\none',
    '^[]~|€\\',
    '₦'.repeat(120),
  ]

  test.each(names)('is one page of GSM-7 with the name %s', (product_name) => {
    const { text } = render(template, { product_name })
    expect(text).toMatch(GSM)
    expect(text.length).toBeLessThanOrEqual(PAGE_LENGTH)
  })

  test.each(names)('has no link but the one host with the name %s', (product_name) => {
    expect(new Set(render(template, { product_name }).text.match(HOSTS))).toEqual(new Set([HOST]))
  })

  test('begins with the word of whoever has one', () => {
    expect(render(template).text).toMatch(/^W{20}\. Oja: /)
    expect(render(template, { word: undefined }).text).toMatch(/^Oja: /)
  })

  test('has the worst values whole, and something of the name', () => {
    const { text, values } = render(template)
    for (const [name, value] of Object.entries(values)) expect(text, name).toContain(value)
    expect(values.product_name?.length ?? 99).toBeGreaterThanOrEqual(10)
  })
})

describe('a message to a phone', () => {
  test('says money and names as GSM-7 has them', () => {
    const { text } = renderPhoneMessage(
      'sale_paid',
      {
        word: 'Mango',
        amount: '₦12,500',
        product_name: 'Ọlá’s bag',
        ship_by: '28th Nov, 2026, 18:00',
      },
      'oja.example',
    )
    expect(text).toBe(
      "Mango. Oja: N12,500 is paid and held for Ola's bag. Confirm, then send it by 28th Nov, 18:00. oja.example",
    )
  })

  test('ends a code with the line by which a browser finds it', () => {
    expect(render('sign_in_code').text).toMatch(/\n@www\.oja-marketplace\.ng #888888$/)
  })

  test('refuses to be sent without a value', () => {
    expect(() => renderPhoneMessage('sign_in_code', {}, HOST)).toThrow('without code')
  })

  test.each([
    ['Ọlá', 'Ola'],
    ['₦12,500', 'N12,500'],
    ['Ɓature Ƙofa Ɗan', 'Bature Kofa Dan'],
    ['ﬁne — “quoted”…', 'fine - "quoted"...'],
    ['𝐁𝐨𝐥𝐝', 'Bold'],
    ['a\u200bb\u202ec', 'abc'],
  ])('turns %s into %s', (text, plain) => {
    expect(gsmText(text)).toBe(plain)
  })

  test('leaves nothing in a name that a phone would make a link of', () => {
    expect(gsmName('Pay at evil.com/x or a@b.co')).toBe('Pay at evil com x or a b co')
  })
})
