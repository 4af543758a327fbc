import { consoleEndpoints } from '@contract/api/console/console'
import { consolePaths } from '@contract/console-urls'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { inlineFailureText } from '@/lib/api/failure-text'
import { Panel } from '@/ui/data/panel'
import { StatusChip } from '@/ui/data/status-chip'
import { TimeAgo } from '@/ui/data/time-ago'
import { Link } from '@/ui/navigation/link'
import { KIND_LABELS, queueUrl } from '../queue/queue-labels'

/** What of the queue waits the longest, as it is now. */
export const OldestItem = () => {
  const { data, error } = useQuery({
    queryKey: ['console', 'oldest'],
    queryFn: ({ signal }) => call(consoleEndpoints.queue, { query: { limit: 1 }, signal }),
  })
  const item = data?.items[0]
  return (
    <Panel title="Oldest waiting item">
      {item ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={queueUrl(item) ?? consolePaths.queue}
            className="wrap-anywhere text-primary underline first-letter:uppercase"
          >
            {item.title}
          </Link>
          <StatusChip tone={KIND_LABELS[item.kind].tone} label={KIND_LABELS[item.kind].label} />
          <span className="text-sm text-muted">
            Due <TimeAgo at={item.due_at} />
          </span>
        </p>
      ) : (
        <p className="text-muted">
          {error && inlineFailureText(error)}
          {!error && !data && 'Loading…'}
          {data && (data.next === null ? 'Nothing waits.' : 'Others’ items wait in the queue.')}
        </p>
      )}
    </Panel>
  )
}
