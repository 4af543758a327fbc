import type { RequestHandler } from 'express'
import { hosting } from '../../../firebase.json'

/** What Hosting sends with every path of the site. */
const HEADERS = hosting.headers.find(({ source }) => source === '**')?.headers ?? []

/** A page of a function is as safe as a file of Hosting, whoever adds the headers. */
export const pageHeaders: RequestHandler = (_req, res, next) => {
  for (const { key, value } of HEADERS) res.set(key, value)
  next()
}
