import { consoleEndpoints } from '@contract/api/console/console'
import { consolePaths } from '@contract/console-urls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { call } from '@/lib/api/api-client'
import { DateTime } from '@/ui/data/date-time'
import { Panel } from '@/ui/data/panel'
import { Button } from '@/ui/form/button'
import { Link } from '@/ui/navigation/link'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { Loaded } from './loaded'
import { ReasonDialog } from './reason-dialog'

/** A reported conversation, which opens for its report alone. */
export const ReportPage = () => {
  usePageTitle('Report')
  const { id = '' } = useParams()
  const [isClosing, setClosing] = useState(false)
  const query = useQuery({
    queryKey: ['console', 'report', id],
    queryFn: ({ signal }) => call(consoleEndpoints.report, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const end = () => {
    setClosing(false)
    void query.refetch()
  }
  return (
    <Loaded query={query} label="the report">
      {({ reporter_id, reported_id, names, reason, text, state, messages }) => {
        const nameOf = (uid: string) => names[uid] ?? uid
        return (
          <>
            <h1>Reported conversation</h1>
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
              <Panel title={reason.replaceAll('_', ' ')}>
                <p className="text-sm">
                  <Link
                    to={consolePaths.person(reporter_id, 'report')}
                    className="text-primary underline"
                  >
                    {nameOf(reporter_id)}
                  </Link>{' '}
                  reports{' '}
                  <Link
                    to={consolePaths.person(reported_id, 'report')}
                    className="text-primary underline"
                  >
                    {nameOf(reported_id)}
                  </Link>
                </p>
                {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
                {state === 'open' ? (
                  <Button onClick={() => setClosing(true)}>Close the report</Button>
                ) : (
                  <p className="text-muted">This report is closed.</p>
                )}
              </Panel>
              <Panel title="Messages">
                <ol className="grid gap-3 text-sm">
                  {messages.map(({ sender_id, sent_at, text: said }) => (
                    <li key={`${sender_id} ${sent_at.seconds} ${sent_at.nanoseconds}`}>
                      <p className="text-muted">
                        {nameOf(sender_id)}, <DateTime at={sent_at} withTime />
                      </p>
                      <p className="whitespace-pre-line wrap-anywhere">{said ?? 'A picture'}</p>
                    </li>
                  ))}
                </ol>
              </Panel>
            </div>
            {isClosing && (
              <ReasonDialog
                onClose={end}
                step={{
                  title: 'Close the report',
                  text: 'It leaves the queue. Neither of the two is told.',
                  button: 'Close it',
                  done: 'The report is closed.',
                  run: (why) =>
                    call(consoleEndpoints.closeReport, { params: { id }, body: { reason: why } }),
                }}
              />
            )}
          </>
        )
      }}
    </Loaded>
  )
}
