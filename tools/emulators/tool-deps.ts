import './use-suite-env'
import { makeDeps } from '../../functions/src/make-deps'
import type { Deps, Log } from '../../functions/src/usecases/deps'

const log: Log = {
  info: (text, fields) => console.log(text, fields ?? ''),
  warn: (text, fields) => console.warn(text, fields ?? ''),
  error: (text, fields) => console.error(text, fields ?? ''),
}

/** What tools hand to use cases: the suite's services, or those of the project that is named. */
export const toolDeps = (): Deps => {
  const paystack_secret_key = process.env.PAYSTACK_SECRET_KEY
  if (!paystack_secret_key) throw new Error('PAYSTACK_SECRET_KEY is not set')
  return makeDeps({ paystack_secret_key, log })
}
