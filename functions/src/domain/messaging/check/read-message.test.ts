import { describe, expect, test } from 'vitest'
import { MESSAGE_TEMPLATES } from '../../../contract/entities/messaging/phone-message'
import { renderPhoneMessage } from '../phone-message/render-phone-message'
import { readLinks } from './read-links'
import { readMessage } from './read-message'

const HOST = 'oja.example'
const ID = 'k3f9qzk3f9qzk3f9qz01'
const elsewhere = (text: string, host = HOST) => readLinks(text, host).elsewhere

describe('a link leads elsewhere', () => {
  test.each([
    ['another host', 'https://oja-pay.com/sales', 'oja-pay.com'],
    ['a host that begins as ours does', 'https://oja.example.evil.com/', 'oja.example.evil.com'],
    ['a subdomain of ours', 'https://pay.oja.example/', 'pay.oja.example'],
    ['a host that ends as ours does', 'https://myoja.example/', 'myoja.example'],
    ['ours as a user name', 'https://oja.example@evil.com/', 'evil.com'],
    ['ours as a user name with a password', 'https://oja.example:443@evil.com', 'evil.com'],
    ['a user name before ours', 'https://support@oja.example/', 'oja.example'],
    ['another port of ours', 'https://oja.example:8443/', 'oja.example:8443'],
    ['a letter of another writing', 'https://оja.example/', 'xn--ja-emc.example'],
    ['its punycode', 'https://xn--ja-emc.example/', 'xn--ja-emc.example'],
    ['a dot that is encoded', 'https://oja.example%2eevil.com/', 'oja.example.evil.com'],
    ['a dot of another writing', 'https://oja.example。evil.com/', 'oja.example.evil.com'],
    ['something unseen in it', 'https://oja.example\u200b.evil.com/', 'oja.example.evil.com'],
    ['a digit that looks like a letter', 'https://0ja.example', '0ja.example'],
    ['another scheme', 'ftp://oja.example/', 'oja.example'],
    ['an app', 'intent://oja.example/#Intent;end', 'oja.example'],
    ['no address', 'https://', ''],
    ['no scheme', 'oja-pay.com/login', 'oja-pay.com'],
    ['no scheme and no path', 'Log in at oja-pay.shop now', 'oja-pay.shop'],
    ['our name in a host of no known ending', 'see oja.evil', 'oja.evil'],
    ['half a scheme', '//evil.com/x', 'evil.com'],
    ['ours without a scheme as a user name', 'oja.example@evil.com/pay', 'evil.com'],
    ['numbers', 'http://3232235777/', '192.168.1.1'],
    ['numbers without a scheme', 'go to 10.0.0.1/pay', '10.0.0.1'],
    ['a shortener', 'bit.ly/3xYz', 'bit.ly'],
    ['a scheme with one slash', 'https:/evil.ng/oja.example', 'evil.ng'],
    ['a scheme without a slash', 'https:evil.ng', 'evil.ng'],
    ['a label before it', 'Pay:evil.ng/oja.example', 'evil.ng'],
    ['a slash before it', '/evil.ng/pay', 'evil.ng'],
    ['a label before a user name', 'Pay:oja.example@evil.ng/pay', 'evil.ng'],
    ['a script on ours', 'javascript:oja.example', ''],
    ['the last line of a code', '@oja.example.evil.ng #123456', 'oja.example.evil.ng'],
    ['what comes before ours', 'evil.com/?u=https://oja.example/', 'evil.com'],
  ])('%s', (_what, text, host) => expect(elsewhere(text)).toBe(host))

  test.each([
    ['a redirect', 'https://oja.example/auth/login?redirect=https://evil.com'],
    [
      'a redirect that is encoded',
      'https://oja.example/auth/login?redirect=https%3A%2F%2Fevil.com',
    ],
    ['one encoded twice', 'https://oja.example/?next=https%253A%252F%252Fevil.com'],
    ['one without a scheme', 'https://oja.example/auth/login?redirect=//evil.com'],
    ['one with a backslash', 'https://oja.example/auth/login?redirect=/%5Cevil.com'],
    ['one of another name', 'https://oja.example/x?u=https://oja.example.evil.com/'],
    ['a path', 'https://oja.example//evil.com/'],
    ['a path that is a link', 'https://oja.example/https://evil.com'],
    ['a fragment', 'https://oja.example/#//evil.com'],
    ['a script', 'https://oja.example/auth/login?redirect=javascript:alert'],
  ])('by %s of ours', (_what, text) => expect(elsewhere(text)).toBeDefined())

  test.each([
    ['text that names our host', 'Open [oja.example](https://evil.com/pay)'],
    ['text as in HTML', '<a href="https://evil.com">https://oja.example</a>'],
    ['a link of ours beside it', 'https://oja.example/sell and https://evil.com'],
    ['a script before it', 'javascript:x//https://oja.example'],
  ])('behind %s', (_what, text) => expect(elsewhere(text)).toBeDefined())
})

describe('a link is ours', () => {
  test.each([
    'https:/oja.example/sell',
    'https:oja.example',
    'Link:oja.example/sell',
    '/oja.example/sell',
    'https://oja.example',
    'https://oja.example/',
    'HTTPS://OJA.EXAMPLE/sell.',
    'oja.example/check',
    'OJA.example',
    'See oja.example!',
    'Order: https://oja.example/dashboard/vendor/sales/k3f9qzk3f9qzk3f9qz01, thanks',
    'link:https://oja.example/sell',
    'https://oja%2Eexample/',
    'https://oja.example/auth/login?redirect=%2Fdashboard',
    'https://oja.example/__/auth/action?continueUrl=https%3A%2F%2Foja.example%2Fmarketplace',
  ])('%s', (text) => {
    const { elsewhere: other, own } = readLinks(text, HOST)
    expect([other, own.length]).toEqual([undefined, 1])
  })

  test('with the port that it is at', () => {
    expect(readLinks('http://localhost:5000/sell', 'localhost:5000').own).toHaveLength(1)
    expect(elsewhere('http://localhost:4000/sell', 'localhost:5000')).toBe('localhost:4000')
  })
})

test.each([
  'Your 3.5/5 stars, ₦12,500 at 12:30.',
  'Write to help@oja-support.com',
  'No.5 Broad St. Mr.Bello, e.g. a Dr.Martens boot',
])('what is no link isn’t taken for one: %s', (text) => {
  expect(readLinks(text, HOST)).toMatchObject({ elsewhere: undefined, own: [] })
})

describe('a message', () => {
  test('is read for orders by link, by code and by number, each once', () => {
    const text = `https://${HOST}/dashboard/purchases/${ID}/receipt ${ID.toUpperCase()} oja-20260131-k3f9qz`
    expect(readMessage(text, HOST)).toMatchObject({
      ids: [ID],
      numbers: ['OJA-20260131-K3F9QZ'],
      has_words: false,
      has_own_link: true,
    })
  })

  test.each([
    'OJA–20260131–K3F9QZ',
    'OJA20260131K3F9QZ',
    '#OJA-20260131-K3F9QZ',
    'Invoice:OJA-20260131-K3F9QZ.',
    'ＯＪＡ－20260131－K3F9QZ',
    'OJA\u201120260131\u2011K3F9QZ/',
  ])('is read for a number however it is written: %s', (text) => {
    expect(readMessage(text, HOST).numbers).toEqual(['OJA-20260131-K3F9QZ'])
  })

  test('is read for links in capitals', () => {
    expect(readMessage(`HTTPS://OJA.EXAMPLE/D/ABCDE-FGHJK`, HOST).deals).toEqual(['ABCDE-FGHJK'])
    const order = `OJA.EXAMPLE/DASHBOARD/PURCHASES/${ID.toUpperCase()}`
    expect(readMessage(order, HOST).ids).toEqual([ID])
  })

  test.each(MESSAGE_TEMPLATES)('of ours to a phone leads to us alone: %s', (template) => {
    const values = {
      word: 'Mango',
      code: '888888',
      amount: '₦12,500',
      product_name: 'Adire by adire.ng',
      ship_by: '28th Nov, 2026, 18:00',
      act: 'look at what came back',
      by: '29th Nov, 2026, 18:00',
      otherwise: '₦12,500 goes back to the buyer',
    }
    const { text } = renderPhoneMessage(template, values, HOST)
    expect(readMessage(text, HOST)).toMatchObject({ elsewhere: undefined, has_own_link: true })
  })

  test('with anything else is one that somebody wrote', () => {
    expect(readMessage(`Paid! https://${HOST}/`, HOST).has_words).toBe(true)
    expect(readMessage(`https://${HOST}/sell`, HOST)).toMatchObject({ has_words: false, ids: [] })
  })

  test('is looked up for five codes at most', () => {
    const many = Array.from({ length: 50 }, (_, at) => `${ID.slice(0, 17)}${String(at + 100)}`)
    expect(readMessage(many.join(' '), HOST).ids).toHaveLength(5)
  })

  test('names amounts as phones write them', () => {
    const text = 'Oja: ₦50,000 is held, NGN 1,200.50 or N12,500.00 (₦7.50). N95,000!'
    expect(readMessage(text, HOST).amounts).toEqual([5_000_000, 120_050, 1_250_000, 750, 9_500_000])
  })
})

test('reads the code of a deal in its link, with its hyphen among words, and alone however it is typed', () => {
  const dealsIn = (text: string) => readMessage(text, HOST).deals
  expect(dealsIn(`https://${HOST}/d/ABCDE-FGHJK`)).toEqual(['ABCDE-FGHJK'])
  expect(dealsIn('pay abcde-fghjk now')).toEqual(['abcde-fghjk'])
  expect(dealsIn('abcdefghjk')).toEqual(['abcdefghjk'])
  // A word of ten letters is no code in a message.
  expect(dealsIn('I am technician in Lagos')).toEqual([])
  expect(readMessage('abcde-fghjk', HOST).has_words).toBe(false)
})
