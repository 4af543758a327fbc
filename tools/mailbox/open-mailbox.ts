import { createServer, type ServerResponse } from 'node:http'
import { latestMail } from '../../functions/src/store/mail'
import { identityLetters, readIdentityCodes } from './identity-letters'
import { letterPage, listPage, missingPage } from './pages'

const MOST = 200

const answer = (response: ServerResponse, html: string, status = 200): void => {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(html)
}

/** The mails of the Auth emulator, where there is one. */
const fromIdentity = async () => {
  const {
    FIREBASE_AUTH_EMULATOR_HOST: host,
    GCLOUD_PROJECT: project,
    APP_URL: app_url,
  } = process.env
  if (!host || !project || !app_url) return []
  return identityLetters(await readIdentityCodes(host, project), app_url).slice(0, MOST)
}

const show = async (url: URL, response: ServerResponse): Promise<void> => {
  const letters = [...(await fromIdentity()), ...(await latestMail(MOST))]
  if (url.pathname === '/') {
    const to = url.searchParams.get('to')?.trim().toLowerCase() ?? ''
    const shown = letters.filter((letter) => letter.to.some((address) => address.includes(to)))
    return answer(response, listPage(shown, to))
  }
  const id = decodeURIComponent(url.pathname.replace(/^\/letters\//, ''))
  const letter = letters.find((one) => one.id === id)
  return letter ? answer(response, letterPage(letter)) : answer(response, missingPage(), 404)
}

/** Shows the letters of this suite, the newest first: no mail leaves it. */
export const openMailbox = (port: number): Promise<void> => {
  const server = createServer((request, response) => {
    show(new URL(request.url ?? '/', 'http://127.0.0.1'), response).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      response.writeHead(500).end('The letters could not be read.')
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}
