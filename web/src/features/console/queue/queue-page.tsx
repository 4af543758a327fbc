import { consoleEndpoints } from '@contract/api/console/console'
import { QUEUE_KINDS, type QueueItem, type QueueKind } from '@contract/entities/console/console'
import type { OperatorRole } from '@contract/entities/console/operator'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { inlineFailureText } from '@/lib/api/failure-text'
import type { Column } from '@/ui/data/data-column'
import { DataTable } from '@/ui/data/data-table'
import { Money } from '@/ui/data/money'
import { StatusChip } from '@/ui/data/status-chip'
import { TimeAgo } from '@/ui/data/time-ago'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/form/button'
import { TabBar, useActiveTab } from '@/ui/navigation/tab-bar'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { ReasonDialog, type Step } from '../reason-dialog'
import { KIND_LABELS, queueUrl } from './queue-labels'
import { type QueueStep, stepsFor } from './queue-steps'

const ALL = 'all'
const TABS = [
  { value: ALL, label: 'Everything' },
  ...QUEUE_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind].tab })),
]
const REFRESH_MS = 60_000

type Row = QueueItem & { key: string; url?: string; steps: QueueStep[] }

const columnsFor = (choose: (step: Step) => void): Column<Row>[] => [
  {
    key: 'description',
    header: 'What',
    cell: ({ title }) => <span className="first-letter:uppercase">{title}</span>,
  },
  {
    key: 'kind',
    header: 'Kind',
    cell: ({ kind }) => (
      <StatusChip tone={KIND_LABELS[kind].tone} label={KIND_LABELS[kind].label} />
    ),
  },
  {
    key: 'note',
    header: 'About it',
    cell: ({ note }) => (note ? <span className="wrap-anywhere text-muted">{note}</span> : null),
  },
  { key: 'due', header: 'Due', cell: ({ due_at }) => <TimeAgo at={due_at} /> },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount_minor, currency }) =>
      amount_minor === null ? null : (
        <Money amount_minor={amount_minor} currency={currency ?? 'NGN'} />
      ),
  },
  {
    key: 'do',
    header: 'What you can do',
    align: 'end',
    cell: ({ steps }) =>
      steps.length === 0 ? null : (
        <span className="flex flex-wrap justify-end gap-2">
          {steps.map((step) => (
            <Button
              key={step.trigger}
              size="sm"
              variant="secondary"
              className="min-h-11 md:min-h-8"
              onClick={() => choose(step)}
            >
              {step.trigger}
            </Button>
          ))}
        </span>
      ),
  },
]

const useQueue = (kind: QueueKind | undefined) =>
  useInfiniteQuery({
    queryKey: ['console', 'queue', kind],
    queryFn: ({ pageParam, signal }) =>
      call(consoleEndpoints.queue, { query: { kind, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: REFRESH_MS,
  })

/** What waits for a person, the oldest deadline first. */
export const QueuePage = ({ role }: { role: OperatorRole }) => {
  usePageTitle('Queue')
  const tab = useActiveTab(TABS)
  const kind = QUEUE_KINDS.find((one) => one === tab)
  const queue = useQueue(kind)
  const [step, setStep] = useState<Step>()
  const items = queue.data?.pages.flatMap((page) => page.items)
  const rows = items?.map((item): Row => {
    const url = queueUrl(item)
    return {
      ...item,
      key: `${item.kind} ${item.id}`,
      ...(url && { url }),
      steps: stepsFor(item, role),
    }
  })
  const close = () => {
    setStep(undefined)
    void queue.refetch()
  }
  return (
    <>
      <h1>Queue</h1>
      <TabBar tabs={TABS} label="Kinds" wraps />
      {!rows && queue.error && (
        <ErrorState onRetry={() => queue.refetch()} isRetrying={queue.isFetching}>
          {inlineFailureText(queue.error)}
        </ErrorState>
      )}
      {!rows && !queue.error && (
        <div role="status" aria-label="Loading the queue">
          <Skeleton className="h-72" />
        </div>
      )}
      {rows?.length === 0 && !queue.hasNextPage && (
        <EmptyState title="Nothing waits" icon={CircleCheck}>
          What needs a person shows here, the oldest deadline first.
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <DataTable
          caption="What waits for a person"
          columns={columnsFor(setStep)}
          rows={rows}
          rowKey={({ key }) => key}
        />
      )}
      {queue.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          loading={queue.isFetchingNextPage}
          onClick={() => queue.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      {step && <ReasonDialog step={step} onClose={close} />}
    </>
  )
}
