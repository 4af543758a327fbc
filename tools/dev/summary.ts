import { existsSync, readFileSync } from 'node:fs'
import { workFile } from '../emulators/project'

type DemoAccount = {
  role: string
  name: string
  email?: string
  password?: string
  /** Of who signs in by a code, which the simulator of messages shows. */
  phone?: string
}
type Urls = Record<'web' | 'paystack' | 'shipbubble' | 'messages' | 'mailbox', string>

/** The table that `npm start` prints: the URLs and the accounts that can sign in. */
export function summary(urls: Urls): string {
  const places = [
    ['Place', 'Address'],
    ['Shop', urls.web],
    ['API', `${urls.web}/api/v1`],
    ['Paystack simulator', urls.paystack],
    ['Shipbubble simulator', urls.shipbubble],
    ['SMS and WhatsApp that would be sent', urls.messages],
    ['Emails that would be sent', urls.mailbox],
    ['Bank account for a new store', 'Zenith Bank, 0000000000, Test Account'],
  ]
  const path = workFile('demo-accounts.json')
  if (!existsSync(path)) return table(places)
  const accounts: DemoAccount[] = JSON.parse(readFileSync(path, 'utf8'))
  const rows = accounts.map(({ role, name, email, phone, password }) => [
    role,
    name,
    email ?? phone ?? '',
    password ?? 'a code by SMS',
  ])
  return `${table(places)}\n\n${table([['Role', 'Name', 'Email or phone', 'Password'], ...rows])}`
}

/** Formats rows in aligned columns, with a line below the first row. */
export function table(rows: string[][]): string {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? []
  const aligned = rows.map((row) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)))
  const rule = widths.map((width) => '─'.repeat(width))
  return aligned
    .toSpliced(1, 0, rule)
    .map((cells) => `  ${cells.join('  ').trimEnd()}`)
    .join('\n')
}
