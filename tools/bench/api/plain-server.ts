// The server that the API is compared with: Express and SQLite and nothing else. It runs in a
// process of its own, on a Node that has SQLite.
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import express from 'express'
import * as z from 'zod/mini'
import {
  type Product,
  productCardSchema,
} from '../../../functions/src/contract/entities/catalog/product'
import { millisOf } from '../../../functions/src/contract/time'
import { compress } from '../../../functions/src/http/middleware/compress'
import { createCatalogue } from '../../../functions/src/providers/search/catalogue'

const LIMIT = 24

type Row = Record<string, string | number>
type Statement = {
  run: (...values: (string | number)[]) => void
  get: (...values: (string | number)[]) => Row | undefined
  all: (...values: (string | number)[]) => Row[]
}
type Sqlite = { exec: (sql: string) => void; prepare: (sql: string) => Statement }

const [path] = process.argv.slice(2)
if (!path) throw new Error('Name the file of the products.')
// The bench has written it.
const products = JSON.parse(readFileSync(path, 'utf8')) as Product[]

// The types are those of the oldest supported Node, which has no SQLite.
const { DatabaseSync } = process.getBuiltinModule('node:sqlite') as unknown as {
  DatabaseSync: new (path: string) => Sqlite
}
const database = new DatabaseSync(':memory:')
database.exec(`
  create table products (id text primary key, created_at integer, card text, document text);
  create index newest on products (created_at);
  create table facets (name text, value text, count integer);
`)
const catalogue = createCatalogue()
const insert = database.prepare('insert into products values (?, ?, ?, ?)')
for (const product of products) {
  catalogue.put(product)
  const card = JSON.stringify(z.parse(productCardSchema, product))
  insert.run(product.id, millisOf(product.created_at), card, JSON.stringify(product))
}
// Counts are kept, as a server would that is asked for them at each request.
const { facets } = catalogue.search({
  page: 1,
  limit: 1,
  q: '',
  category: undefined,
  states: [],
  sortBy: 'most_recent',
})
const addFacet = database.prepare('insert into facets values (?, ?, ?)')
for (const [name, counts] of Object.entries(facets)) {
  for (const [value, count] of Object.entries(counts)) addFacet.run(name, value, count)
}

const newest = database.prepare(
  'select card from products order by created_at desc limit ? offset ?',
)
const counted = database.prepare('select count(*) as total from products')
const allFacets = database.prepare('select name, value, count from facets')
const byId = database.prepare('select document from products where id = ?')

const pageOf = (page: number) => {
  // A facet that no product has, such as sizes, is there and empty.
  const found: Record<string, Record<string, number>> = Object.fromEntries(
    Object.keys(facets).map((name) => [name, {}]),
  )
  for (const { name, value, count } of allFacets.all()) {
    found[String(name)] = { ...found[String(name)], [String(value)]: Number(count) }
  }
  const items = newest.all(LIMIT, (page - 1) * LIMIT).map(({ card }) => JSON.parse(String(card)))
  return { items, total: counted.get()?.total, page, limit: LIMIT, facets: found }
}

const pages = new Map<string, string>()

const app = express()
app.use(compress)
app.get('/products', (req, res) => {
  res.json({ status: 'success', data: pageOf(Number(req.query.page)) })
})
app.get('/cached/products', (req, res) => {
  const body =
    pages.get(req.originalUrl) ??
    JSON.stringify({ status: 'success', data: pageOf(Number(req.query.page)) })
  pages.set(req.originalUrl, body)
  res.type('json').send(body)
})
app.get('/products/:id', (req, res) => {
  const found = byId.get(req.params.id)
  if (!found) {
    res.sendStatus(404)
    return
  }
  res.json({ status: 'success', data: JSON.parse(String(found.document)) })
})
const server = app.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ origin: `http://127.0.0.1:${port}` })
})
process.once('disconnect', () => process.exit(0))
