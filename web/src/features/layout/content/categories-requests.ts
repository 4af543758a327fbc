import { referenceEndpoints } from '@contract/api/people/reference'
import { call } from '@/lib/api/api-client'

export const fetchCategories = () => call(referenceEndpoints.categories)

export const fetchTopCategories = (limit: number) =>
  call(referenceEndpoints.topCategories, { query: { limit } })
