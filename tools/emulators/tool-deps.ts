import './use-suite-env'
import { makeDeps } from '../../functions/src/make-deps'
import type { Deps, Log } from '../../functions/src/usecases/deps'

/** One line per log entry, so that an entry isn't split in a file. */
const lineOf = (text: string, fields?: object): string =>
  fields ? `${text} ${JSON.stringify(fields)}` : text

const log: Log = {
  info: (text, fields) => console.log(lineOf(text, fields)),
  warn: (text, fields) => console.warn(lineOf(text, fields)),
  error: (text, fields) => console.error(lineOf(text, fields)),
}

/**
 * The dependencies that tools pass to use cases: the suite's services, or those of the named
 * project.
 */
export const toolDeps = (): Deps => {
  const paystack_secret_key = process.env.PAYSTACK_SECRET_KEY
  if (!paystack_secret_key) throw new Error('PAYSTACK_SECRET_KEY is not set')
  const { DATABASE_URL, SHIPBUBBLE_API_KEY } = process.env
  const { TERMII_API_KEY, TERMII_SECRET_KEY, META_ACCESS_TOKEN, META_APP_SECRET } = process.env
  return makeDeps({
    paystack_secret_key,
    database_url: DATABASE_URL,
    shipbubble_api_key: SHIPBUBBLE_API_KEY,
    message_keys: {
      ...(TERMII_API_KEY &&
        TERMII_SECRET_KEY && {
          termii: { api_key: TERMII_API_KEY, secret_key: TERMII_SECRET_KEY },
        }),
      ...(META_ACCESS_TOKEN &&
        META_APP_SECRET && {
          meta: { access_token: META_ACCESS_TOKEN, app_secret: META_APP_SECRET },
        }),
    },
    log,
  })
}
