import { consoleEndpoints } from '@contract/api/console/console'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callFile } from '@/lib/api/api-client'
import { dayLabel } from '@/lib/chart-labels'
import { saveFile } from '@/lib/save-file'
import { useAction } from '@/lib/use-action'
import { Panel } from '@/ui/data/panel'
import { StatusChip } from '@/ui/data/status-chip'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { AuditLines } from './audit-lines'
import { Loaded } from './loaded'

const TODAY = ''

/** What operators saw and decided, by day; a day that has ended is sealed in the night. */
export const AuditPage = () => {
  usePageTitle('Audit log')
  const [day, setDay] = useState(TODAY)
  const query = useQuery({
    queryKey: ['console', 'audit', day],
    queryFn: ({ signal }) =>
      call(consoleEndpoints.audit, { query: { day: day || undefined }, signal }),
  })
  const { run, isPending, failure } = useAction(async (sealed: readonly string[]) => {
    const [until = '', from = until] = [sealed[0], sealed[sealed.length - 1]]
    const file = await callFile(consoleEndpoints.auditExport, { query: { from, until } })
    saveFile(`oja-audit-${from}-${until}.csv`, file)
  })
  return (
    <>
      <h1>Audit log</h1>
      <Loaded query={query} label="the audit log">
        {({ day: shown, entries, root, problems, sealed }) => (
          <>
            <div className="flex flex-wrap items-end gap-4">
              <div className="w-60">
                <SelectField
                  label="Day"
                  value={day}
                  options={[
                    { value: TODAY, label: 'Today' },
                    ...sealed.map((one) => ({ value: one.day, label: dayLabel(one.day) })),
                  ]}
                  onChange={(event) => setDay(event.target.value)}
                />
              </div>
              <Button
                variant="secondary"
                loading={isPending}
                disabled={sealed.length === 0}
                onClick={() => void run(sealed.map((one) => one.day))}
              >
                Download the sealed days
              </Button>
            </div>
            <FormAlert>{failure}</FormAlert>
            {problems.length > 0 && (
              <ErrorState>The log is not what was written: {problems.join('; ')}.</ErrorState>
            )}
            <Panel title={dayLabel(shown)}>
              <p>
                <StatusChip
                  tone={root ? 'success' : 'neutral'}
                  label={root ? `sealed, ${root.root.slice(0, 16)}` : 'open: sealed in the night'}
                />
              </p>
              {entries.length === 0 ? (
                <EmptyState title="Nothing was looked at or decided" />
              ) : (
                <AuditLines entries={entries} />
              )}
            </Panel>
          </>
        )}
      </Loaded>
    </>
  )
}
