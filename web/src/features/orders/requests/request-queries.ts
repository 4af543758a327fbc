import type { InputOf } from '@contract/api/endpoint'
import { dealEndpoints, type ShownDeal } from '@contract/api/orders/deals'
import { requestEndpoints } from '@contract/api/orders/requests'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { isRefusal } from '@/lib/api/api-error'
import { queryClient } from '@/lib/api/query-client'

const OWN = ['own-requests']
const linkKey = (code: string) => ['request', code]

/** What the caller asked for, which others answer meanwhile. */
export const useOwnRequests = (isAsked = true) =>
  useQuery({
    queryKey: OWN,
    queryFn: ({ signal }) => call(requestEndpoints.list, { signal }),
    enabled: isAsked,
    staleTime: 0,
  })

/** What the link shows anybody. */
export const useRequestOfCode = (code: string) =>
  useQuery({
    queryKey: linkKey(code),
    queryFn: ({ signal }) => call(dealEndpoints.show, { params: { code }, signal }),
    retry: (failures, error) =>
      failures < 1 && !isRefusal(error, 'deal/not-found') && !isRefusal(error, 'deal/seller-gone'),
  })

/** Puts what the server answered where the pages read it. */
const keepOwn = (saved: ShownDeal) => {
  queryClient.setQueryData<ShownDeal[]>(OWN, (known) => {
    const others = known?.filter(({ deal }) => deal.id !== saved.deal.id) ?? []
    return known?.some(({ deal }) => deal.id === saved.deal.id)
      ? known.map((one) => (one.deal.id === saved.deal.id ? saved : one))
      : [saved, ...others]
  })
  return saved
}

type Draft = NonNullable<InputOf<typeof requestEndpoints.save>['body']>

export const saveRequest = async (id: string, body: Draft): Promise<ShownDeal> =>
  keepOwn(await call(requestEndpoints.save, { params: { id }, body }))

type Answer = { accepts: boolean; vendor_id?: string }

const answer = ({ deal }: ShownDeal, given: Answer) =>
  call(requestEndpoints.answer, {
    params: { id: deal.id },
    body: { version: deal.version, ...given },
  })

/** As who asked: about the seller who accepted, or about the whole request if nobody is named. */
export const answerAsBuyer = async (asked: ShownDeal, given: Answer): Promise<ShownDeal> =>
  keepOwn(await answer(asked, given))

/** As a seller, at the link. */
export const answerAsSeller = async (
  asked: ShownDeal,
  vendor_id: string,
  accepts: boolean,
): Promise<void> => {
  const answered = await answer(asked, { vendor_id, accepts })
  queryClient.setQueryData(linkKey(asked.deal.code), answered)
}

/** Reads again what was refused as changed. */
export const refreshRequests = async (code: string): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: OWN }),
    queryClient.invalidateQueries({ queryKey: linkKey(code) }),
  ])
}
