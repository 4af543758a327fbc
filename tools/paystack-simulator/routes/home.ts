import { type Handler, html, json, type Route } from '../http'
import { homePage } from '../pages/home-page'
import { STYLE } from '../pages/style'

const home: Handler = (world) => html(homePage(world))
const health: Handler = () => json(200, { status: 'ok', service: 'paystack-simulator' })
const style: Handler = () => ({ status: 200, type: 'text/css; charset=utf-8', body: STYLE })

/** Browsers ask for one; there is none. */
const icon: Handler = () => ({ status: 204, type: 'image/x-icon', body: '' })

export const homeRoutes: readonly Route[] = [
  ['GET', '/', home],
  ['GET', '/health', health],
  ['GET', '/favicon.ico', icon],
  ['GET', '/simulator.css', style],
]
