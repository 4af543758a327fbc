import { deleteApp, initializeApp } from 'firebase/app'
import { getFirestore } from 'firebase/firestore'
import * as sdk from 'firebase/firestore/pipelines'
import { afterAll, expect, test } from 'vitest'
import {
  likePipeline,
  pagePipeline,
  pricesPipeline,
  statesPipeline,
} from '../../functions/src/providers/search/firestore/product-pipelines'
import { asFilter } from '../support/search-contract'

const app = initializeApp({ projectId: 'demo-oja' }, 'pipelines')
const products = () => getFirestore(app).pipeline().collection('products')
afterAll(() => deleteApp(app))

type Request = { structuredPipeline: { pipeline: { stages: object[] } } }
type Write = (pipeline: unknown) => Request

/** What the SDK of the web, which has pipelines, sends for one; not part of its declared API. */
const writtenBySdk = (pipeline: unknown): object[] => {
  const write: Write = Reflect.get(sdk, '_internalPipelineToExecutePipelineRequestProto')
  return write(pipeline).structuredPipeline.pipeline.stages
}

const { and, arrayContainsAny, countAll, countIf, descending, documentMatches, equal, field } = sdk
const onSale = [equal('status', 'active'), equal('vendor_active', true)] as const
const newest = [descending('created_at'), descending('__name__')] as const

test('a page is written as the SDK writes it', () => {
  const filter = asFilter({
    q: 'Talking "drum"',
    states: ['Lagos'],
    priceMin: 5,
    rating: 3.5,
    page: 2,
  })
  const expected = products()
    .search({ query: documentMatches('talking drum'), addFields: [sdk.score().as('relevance')] })
    .where(
      and(
        ...onSale,
        arrayContainsAny('search_states', ['Lagos', 'all']),
        sdk.greaterThanOrEqual('price', 5),
        sdk.greaterThanOrEqual('rating', 3.5),
      ),
    )
    .sort(descending('relevance'), ...newest)
    .offset(24)
    .limit(24)
    .select('id')
  expect(pagePipeline(filter)).toEqual(writtenBySdk(expected))
})

test('the states of what is found are written as the SDK writes them', () => {
  const expected = products()
    .where(and(...onSale, equal('category', 'books')))
    .unnest(field('search_states').as('state'))
    .aggregate({ accumulators: [countAll().as('many')], groups: ['state'] })
  const filter = asFilter({ category: 'books', states: ['Kano'] })
  expect(statesPipeline(filter)).toEqual(writtenBySdk(expected))
})

test('counts by price are written as the SDK writes them', () => {
  const bounds = [500_000, 2_000_000, 5_000_000, 10_000_000, 50_000_000, 5_000_000_000]
  const [first, ...others] = bounds.map((bound) =>
    countIf(sdk.lessThanOrEqual('price', bound)).as(`to_${bound}`),
  )
  if (!first) throw new Error('There are no bounds.')
  const expected = products()
    .where(and(...onSale))
    .aggregate(first, ...others)
  expect(pricesPipeline(asFilter({ priceMax: 9 }))).toEqual(writtenBySdk(expected))
})

test('what is like a product is written as the SDK writes it', () => {
  const expected = products()
    .search({ query: documentMatches('oja OR flute'), addFields: [sdk.score().as('relevance')] })
    .where(and(...onSale, equal('category', 'books'), sdk.notEqual('id', 'x')))
    .sort(descending('relevance'), ...newest)
    .limit(8)
    .select('id')
  const like = { id: 'x', name: 'Oja, Flute!', category: 'books' }
  expect(likePipeline(like, 8)).toEqual(writtenBySdk(expected))
})
