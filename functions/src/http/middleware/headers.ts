import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { hosting } from '../../../../firebase.json'

/** Chosen once, for all responses of the site's host. */
const HSTS = 'Strict-Transport-Security'
const hsts = hosting.headers.flatMap((rule) => rule.headers).find(({ key }) => key === HSTS)

const secure = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'no-referrer' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
})

/** Security headers for data: a response must not run, be framed or have its type sniffed. */
export const headers: RequestHandler = (req, res, next) => {
  res.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  if (hsts) res.set(HSTS, hsts.value)
  secure(req, res, next)
}
