import { existsSync, readFileSync } from 'node:fs'
import { workFile } from '../emulators/project'

type DemoAccount = { role: string; name: string; email: string; password: string }
type Urls = { web: string; hosting: string; api: string; paystack: string; mailbox: string }

/** The one table people look at: where everything is, and who can sign in. */
export function summary(urls: Urls): string {
  const places = [
    ['Shop', urls.web],
    ['Shop as built for Hosting', urls.hosting],
    ['API', urls.api],
    ['Paystack simulator', urls.paystack],
    ['Letters that would be sent', urls.mailbox],
  ]
  const accounts = demoAccounts().map(({ role, name, email, password }) => [
    role,
    name,
    email,
    password,
  ])
  return [
    table([['Place', 'Address'], ...places]),
    ...(accounts.length > 0 ? [table([['Role', 'Name', 'E-mail', 'Password'], ...accounts])] : []),
  ].join('\n\n')
}

function demoAccounts(): DemoAccount[] {
  const path = workFile('demo-accounts.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
}

/** Rows in aligned columns, a line below the first row. */
export function table(rows: string[][]): string {
  const columns = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? []
  const lines = rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(columns[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const rule = columns.map((width) => '─'.repeat(width)).join('  ')
  return [lines[0], rule, ...lines.slice(1)].map((line) => `  ${line}`).join('\n')
}
