import { createServer } from 'node:http'
import { latestMail } from '../../functions/src/db/messaging/mail'
import { codesSchema, type Email, emailPage, identityEmails, listPage } from './emails'

const MAX_EMAILS = 200

/** The Auth emulator's emails; empty if it isn't running. */
const identityMail = async (): Promise<Email[]> => {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT, APP_URL } = process.env
  if (!host || !APP_URL) return []
  const response = await fetch(`http://${host}/emulator/v1/projects/${GCLOUD_PROJECT}/oobCodes`)
  return identityEmails(codesSchema.parse(await response.json()), APP_URL).slice(0, MAX_EMAILS)
}

/** Returns undefined if the email doesn't exist. */
const render = async (url: URL): Promise<string | undefined> => {
  const emails: Email[] = [...(await identityMail()), ...(await latestMail(MAX_EMAILS))]
  if (url.pathname === '/') {
    const to = url.searchParams.get('to')?.trim().toLowerCase() ?? ''
    const shown = emails.filter((email) => email.to.some((address) => address.includes(to)))
    return listPage(shown, to)
  }
  const id = decodeURIComponent(url.pathname.replace('/emails/', ''))
  const email = emails.find((one) => one.id === id)
  return email && emailPage(email)
}

/** Serves a page with the emails of this suite, newest first. None is really sent. */
export const openMailbox = (port: number): Promise<void> => {
  const server = createServer((request, response) => {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
    render(new URL(request.url ?? '/', 'http://127.0.0.1')).then(
      (html) => response.writeHead(html ? 200 : 404, headers).end(html ?? 'No such email.'),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error)
        response.writeHead(500).end('The emails could not be read.')
      },
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}
