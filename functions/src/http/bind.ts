import express, { type Router } from 'express'
import type { Endpoint, Method } from '../contract/api/endpoint'
import { ENDPOINTS } from '../contract/api/endpoints'
import { AppError } from '../contract/api/errors'
import type { Deps } from '../usecases/deps'
import type { Handler, Handlers } from './handler'
import { imageHandlers } from './routes/catalog/images'
import { productHandlers } from './routes/catalog/products'
import { publicHandlers } from './routes/catalog/public'
import { consoleHandlers } from './routes/console/console'
import { deliveryHandlers } from './routes/delivery/delivery'
import { checkHandlers } from './routes/messaging/check'
import { messageHandlers } from './routes/messaging/messages'
import { phoneMessageHandlers } from './routes/messaging/phone-messages'
import { supportHandlers } from './routes/messaging/support'
import { paymentHandlers } from './routes/money/payments'
import { salesHandlers } from './routes/money/sales'
import { checkoutHandlers } from './routes/orders/checkouts'
import { dealHandlers } from './routes/orders/deals'
import { offerHandlers } from './routes/orders/offers'
import { requestHandlers } from './routes/orders/requests'
import { returnHandlers } from './routes/orders/returns'
import { transactionHandlers } from './routes/orders/transactions'
import { accountJoinHandlers } from './routes/people/account-joins'
import { authHandlers } from './routes/people/auth'
import { phoneHandlers } from './routes/people/phone'
import { addressHandlers, deviceHandlers, userHandlers } from './routes/people/users'
import { vendorHandlers } from './routes/people/vendors'
import { type ServeOptions, serve } from './serve'

const HANDLERS: { [Noun in keyof typeof ENDPOINTS]: Handlers<(typeof ENDPOINTS)[Noun]> } = {
  accountJoins: accountJoinHandlers,
  addresses: addressHandlers,
  auth: authHandlers,
  check: checkHandlers,
  checkouts: checkoutHandlers,
  console: consoleHandlers,
  phoneMessages: phoneMessageHandlers,
  support: supportHandlers,
  deals: dealHandlers,
  delivery: deliveryHandlers,
  images: imageHandlers,
  devices: deviceHandlers,
  messages: messageHandlers,
  offers: offerHandlers,
  payments: paymentHandlers,
  phone: phoneHandlers,
  products: productHandlers,
  public: publicHandlers,
  requests: requestHandlers,
  returns: returnHandlers,
  sales: salesHandlers,
  transactions: transactionHandlers,
  users: userHandlers,
  vendors: vendorHandlers,
}

type Bound = { id: string; row: Endpoint; handler: Handler<Endpoint> }

const boundRows = (): Bound[] =>
  Object.entries(ENDPOINTS).flatMap(([noun, rows]) => {
    // `HANDLERS` above checks each noun's handlers; here only their names are needed.
    const handlers = HANDLERS[noun as keyof typeof ENDPOINTS] as unknown as Record<
      string,
      Handler<Endpoint>
    >
    return Object.entries<Endpoint>(rows).map(([name, row]) => {
      const handler = handlers[name]
      if (!handler) throw new Error(`No handler for ${noun}.${name}`)
      return { id: `${noun}.${name}`, row, handler }
    })
  })

const expressPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

const VERBS: Record<Method, 'get' | 'post' | 'put' | 'delete'> = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  DELETE: 'delete',
}

/** Sorts literal segments before parameters: `/products/recent` is not a product id. */
const literalFirst = (a: string, b: string): number =>
  a.replaceAll('{', '~') < b.replaceAll('{', '~') ? -1 : 1

/** Creates routes for all endpoints; other methods of a known path get 405. */
export const bindEndpoints = (deps: Deps, options: ServeOptions): Router => {
  const router = express.Router({ strict: true, caseSensitive: true })
  const all = boundRows()
  const paths = [...new Set(all.map(({ row }) => row.path))].sort(literalFirst)
  for (const path of paths) {
    const rows = all.filter(({ row }) => row.path === path)
    const route = router.route(expressPath(path))
    for (const { id, row, handler } of rows) {
      route[VERBS[row.method]](serve({ id, row }, handler, deps, options))
    }
    const allowed = rows.map(({ row }) => row.method)
    route.all((_req, res) => {
      // Who asks may be nobody who should know that there is a route.
      if (rows.every(({ row }) => row.auth === 'operator')) throw new AppError('request/not-found')
      res.set('Allow', allowed.join(', '))
      throw new AppError('request/method-not-allowed')
    })
  }
  return router
}
