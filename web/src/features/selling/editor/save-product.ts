import type { BodyOf, InputOf } from '@contract/api/endpoint'
import { vendorEndpoints } from '@contract/api/people/vendors'
import type { Product } from '@contract/entities/catalog/product'
import { call } from '@/lib/api/api-client'
import type { Attempt } from '@/lib/use-attempt'

type Change = NonNullable<InputOf<(typeof vendorEndpoints)['updateProduct']>['body']>
type Draft = BodyOf<(typeof vendorEndpoints)['createProduct']>

/** Creates the draft in the first step; later steps change it. */
export const createDraft = (body: Draft, attempt: Attempt): Promise<Product> =>
  call(vendorEndpoints.createProduct, { body, ...attempt })

export const changeProduct = (id: string, body: Change): Promise<Product> =>
  call(vendorEndpoints.updateProduct, { params: { id }, body })

export const publishProduct = (id: string): Promise<Product> =>
  call(vendorEndpoints.publishProduct, { params: { id } })
