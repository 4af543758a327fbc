import type { DealDraft, ShownDeal } from '../../functions/src/contract/api/orders/deals'
import type { Person } from './people'
import { VALID_BODIES } from './route-cells'
import type { TestApi } from './test-api'

/** Asks for something as a buyer, or for something else if it has an id; whether that is refused or not. */
export const tryAsking = (
  testApi: TestApi,
  buyer: Person,
  change: Partial<DealDraft> = {},
  id = testApi.deps.ids(),
) =>
  testApi.call<ShownDeal>('PUT', `/requests/${id}`, {
    as: buyer,
    body: { ...VALID_BODIES['requests.save'], ...change },
  })

/** What a buyer asked for. */
export const askFor = async (
  testApi: TestApi,
  buyer: Person,
  change: Partial<DealDraft> = {},
): Promise<ShownDeal> => {
  const { status, data, text } = await tryAsking(testApi, buyer, change)
  if (status !== 200) throw new Error(text)
  return data
}

type Answer = { accepts?: boolean; version?: number; vendor_id?: string | undefined }

const answer = (testApi: TestApi, as: Person, { deal }: ShownDeal, given: Answer) =>
  testApi.call<ShownDeal>('POST', `/requests/${deal.id}/answer`, {
    as,
    body: { version: deal.version, accepts: true, ...given },
  })

export const acceptRequest = (
  testApi: TestApi,
  vendor: Person,
  asked: ShownDeal,
  given: Answer = {},
) => answer(testApi, vendor, asked, { vendor_id: vendor.uid, ...given })

/** The buyer's answer about this seller. */
export const answerSeller = (
  testApi: TestApi,
  buyer: Person,
  asked: ShownDeal,
  vendor: Person,
  given: Answer = {},
) => answer(testApi, buyer, asked, { vendor_id: vendor.uid, ...given })

export const withdrawRequest = (testApi: TestApi, buyer: Person, asked: ShownDeal) =>
  answer(testApi, buyer, asked, { accepts: false })

export const listRequests = (testApi: TestApi, buyer: Person) =>
  testApi.call<ShownDeal[]>('GET', '/requests', { as: buyer })

/** What the link shows anybody. */
export const lookAtLink = (testApi: TestApi, { deal }: ShownDeal) =>
  testApi.call<ShownDeal>('GET', `/public/deals/${deal.code}`)
