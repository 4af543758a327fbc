import type { RequestHandler } from 'express'
import { hosting } from '../../../firebase.json'

/** The headers that Firebase Hosting sends for every path. */
const HEADERS = hosting.headers.find(({ source }) => source === '**')?.headers ?? []

/** Adds Hosting's headers to rendered pages, so that both have the same protection. */
export const pageHeaders: RequestHandler = (_req, res, next) => {
  for (const { key, value } of HEADERS) res.set(key, value)
  next()
}
