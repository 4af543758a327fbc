import { transactionReads } from '@contract/api/orders/transaction-reads'
import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { afterFirstPaint } from '@/lib/after-first-paint'
import { call } from '@/lib/api/api-client'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useLiveTransactions } from '@/lib/live/transactions'
import { useComing } from '@/lib/use-online'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { loadInBackground } from '@/ui/chunks/load-chunk'
import { ErrorState } from '@/ui/feedback/error-state'
import { useDebounced } from '@/ui/feedback/use-debounced'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'
import { LiveWidget } from '@/ui/live-widget'
import { useMedia } from '@/ui/media/use-media'
import { TabBar, useActiveTab } from '@/ui/navigation/tab-bar'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import type { ActionKind } from '../actions/available-actions'
import { useNow } from '../details/use-now'
import type { Chosen } from './list-dialogs'
import { LIST_WORDS } from './list-labels'
import { ListEmpty, ListLoading, ListNoMatch, ListNotHere } from './list-states'
import { STATUS_TABS, type StatusTab, shownOf, useListView } from './list-view'
import { OrderCards } from './order-cards'

const loadDialogs = () => import('./list-dialogs')
const ListDialogs = lazyPart(loadDialogs, 'ListDialogs')
/** Below Tailwind's `lg` there are cards: a table has no room for its next steps. */
const NARROW = '(width < 64rem)'

const TransactionTable = lazyPart(() => import('./transaction-table'), 'TransactionTable')

const PER_PAGE = 24

type Wanted = { party: Party; tab: StatusTab; q: string; pages: number }

type Found = { items: Transaction[]; hasMore: boolean }

/** Searches all transactions on the server, including those that the live list hasn't loaded. */
const useFound = ({ party, tab, q, pages }: Wanted) => {
  const words = useDebounced(q.trim())
  return useQuery<Found>({
    queryKey: ['found-transactions', party, tab, words, pages],
    queryFn: async ({ signal }) => {
      const query = { role: party, status: tab, q: words, limit: PER_PAGE }
      const responses = await Promise.all(
        Array.from({ length: pages }, (_, index) =>
          call(transactionReads.list, { query: { ...query, page: index + 1 }, signal }),
        ),
      )
      const items = responses.flatMap((response) => response.items)
      return { items, hasMore: (responses[responses.length - 1]?.total ?? 0) > items.length }
    },
    enabled: words !== '',
    placeholderData: keepPreviousData,
    // Always refetch on mount, because an action may have changed a transaction.
    staleTime: 0,
  })
}

const STEP = 24

type Props = { party: Party }

const tabOf = (value: string | undefined): StatusTab =>
  STATUS_TABS.find((tab) => tab.value === value)?.value ?? 'all'

/** Merges search results with the live list, and prefers the live version of a transaction. */
const merged = (found: readonly Transaction[], live: readonly Transaction[]): Transaction[] => {
  const known = new Map(live.map((one) => [one.id, one]))
  const ids = new Set(found.map(({ id }) => id))
  return [...found.map((one) => known.get(one.id) ?? one), ...live.filter(({ id }) => !ids.has(id))]
}

const List = ({ party }: Props) => {
  const tab = tabOf(useActiveTab(STATUS_TABS))
  const view = useListView()
  const now = useNow()
  const isNarrow = useMedia(NARROW, false)
  const [most, setMost] = useState(STEP)
  const [acting, setActing] = useState<Chosen>()
  const list = useLiveTransactions({ as: party, status: tab, limit: most })
  const isComing = useComing(list.status === 'loading')
  const [wasThere] = useState(list.status === 'content')
  const isSearch = view.q.trim() !== ''
  const found = useFound({ party, tab, q: view.q, pages: most / STEP })
  // A dialog must open without a connection as well.
  useEffect(
    () => void afterFirstPaint().then(() => loadInBackground(loadDialogs).catch(() => {})),
    [],
  )

  if (list.status === 'loading' && !isComing) return <ListNotHere party={party} />
  if (list.status === 'loading' || (isSearch && found.isPending && !found.error))
    return <ListLoading party={party} />
  if (list.status === 'error') {
    return (
      <ErrorState onRetry={list.retry}>
        Your {LIST_WORDS[party].title.toLowerCase()} could not be loaded. Nothing about them has
        changed.
      </ErrorState>
    )
  }
  if (isSearch && found.error && !found.data) {
    return (
      <ErrorState onRetry={found.refetch} isRetrying={found.isFetching}>
        {inlineFailureText(found.error)}
      </ErrorState>
    )
  }
  const all = isSearch ? merged(found.data?.items ?? [], list.data) : list.data
  const shown = shownOf(all, party, view)
  const hasMore = isSearch ? found.data?.hasMore : all.length === most
  const act = (transaction: Transaction, kind: ActionKind) => setActing({ transaction, kind })
  const tabLabel = STATUS_TABS.find(({ value }) => value === tab)?.label ?? ''
  return (
    <>
      {all.length === 0 && !isSearch && (
        <ListEmpty party={party} isFiltered={tab !== 'all'} tab={tabLabel} />
      )}
      {isSearch && shown.length === 0 && !found.isPlaceholderData && (
        <ListNoMatch q={view.q} onClear={() => view.setQ('')} />
      )}
      {shown.length > 0 && isNarrow && (
        <OrderCards
          transactions={shown}
          party={party}
          now={now}
          isWhole={wasThere}
          onDetails={view.openDetails}
          onAct={act}
        />
      )}
      {shown.length > 0 && !isNarrow && (
        <Suspense fallback={<ListLoading party={party} />}>
          <TransactionTable
            transactions={shown}
            party={party}
            now={now}
            sort={view.sort}
            onSort={view.setSort}
            onDetails={view.openDetails}
            onAct={act}
          />
        </Suspense>
      )}
      {hasMore && (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => setMost(most + STEP)}
        >
          Show older ones
        </Button>
      )}
      {(acting || view.details) && (
        <Suspense fallback={null}>
          <ListDialogs
            party={party}
            now={now}
            details={view.details}
            acting={acting}
            onAct={act}
            onDetailsClosed={view.closeDetails}
            onActed={() => {
              setActing(undefined)
              if (isSearch) void found.refetch()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** The live list of purchases or sales. `children` render above the list, on phones below. */
export const TransactionsPage = ({ party, children }: Props & { children?: ReactNode }) => {
  const { title } = LIST_WORDS[party]
  const { q, setQ } = useListView()
  usePageTitle(title)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1>{title}</h1>
        <div className="w-full sm:w-72 max-md:[&_label]:sr-only">
          <TextField
            label={`Search in ${title.toLowerCase()}`}
            type="search"
            prefix={<Search aria-hidden className="size-4" />}
            placeholder={`Search in ${title.toLowerCase()}`}
            value={q}
            onChange={(event) => setQ(event.target.value)}
          />
        </div>
      </header>
      <TabBar tabs={STATUS_TABS} label={`${title} by status`} />
      {children && <div className="max-md:order-1">{children}</div>}
      <LiveWidget>
        <List party={party} />
      </LiveWidget>
    </div>
  )
}
