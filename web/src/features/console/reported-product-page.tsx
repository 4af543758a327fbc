import { consoleEndpoints } from '@contract/api/console/console'
import type { ResponseOf } from '@contract/api/endpoint'
import { consolePaths } from '@contract/console-urls'
import type { OperatorRole } from '@contract/entities/console/operator'
import { counted } from '@contract/text/counted'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { call } from '@/lib/api/api-client'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import { Panel } from '@/ui/data/panel'
import { StatusChip } from '@/ui/data/status-chip'
import { Button } from '@/ui/form/button'
import { Link } from '@/ui/navigation/link'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { AuditLines } from './audit-lines'
import { Loaded } from './loaded'
import { productSteps } from './queue/queue-steps'
import { ReasonDialog, type Step } from './reason-dialog'
import { ShownProduct } from './shown-product'

type Shown = ResponseOf<(typeof consoleEndpoints)['reportedProduct']>

const linkClass = 'text-primary underline'

const ReportsPanel = ({ reports, open_reports, flagged }: Shown) => (
  <Panel title={`${counted(reports.length, 'report')}, ${open_reports} open`}>
    {flagged && <p className="text-sm text-muted">The vendor was told.</p>}
    <ol className="grid gap-4 empty:hidden">
      {reports.map(({ reporter, reason, text, at }) => (
        <li key={reporter.uid} className="grid gap-1 border-l-2 border-line pl-4 text-sm">
          <p className="font-semibold first-letter:uppercase">{reason.replaceAll('_', ' ')}</p>
          {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
          <p className="text-muted">
            <Link to={consolePaths.person(reporter.uid, 'report')} className={linkClass}>
              {reporter.name}
            </Link>
            , <DateTime at={at} withTime />
          </p>
        </li>
      ))}
    </ol>
  </Panel>
)

const StorePanel = ({ vendor, others }: Shown) => (
  <Panel title="The store">
    <p>
      <Link to={consolePaths.person(vendor.uid, 'report')} className={linkClass}>
        {vendor.name}
      </Link>
    </p>
    {others.length === 0 ? (
      <p className="text-sm text-muted">Nothing else of this store was ever reported.</p>
    ) : (
      <>
        <p className="text-sm text-muted">Also reported of this store:</p>
        <ul className="grid gap-1 text-sm">
          {others.map(({ product_id, name, count }) => (
            <li key={product_id}>
              <Link to={consolePaths.product(product_id)} className={linkClass}>
                {name}
              </Link>
              , {counted(count, 'report')}
            </li>
          ))}
        </ul>
      </>
    )}
  </Panel>
)

/** A reported product or deal: what buyers see, what people say about it, and what can be done. */
export const ReportedProductPage = ({ role }: { role: OperatorRole }) => {
  usePageTitle('Reported product')
  const { id = '' } = useParams()
  const client = useQueryClient()
  const [step, setStep] = useState<Step>()
  const query = useQuery({
    queryKey: ['console', 'product', id],
    queryFn: ({ signal }) => call(consoleEndpoints.reportedProduct, { params: { id }, signal }),
    // Each look is logged: what is on the screen stays until it is asked for again.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const end = () => {
    setStep(undefined)
    void query.refetch()
    void client.invalidateQueries({ queryKey: ['console', 'queue'] })
  }
  return (
    <Loaded query={query} label="the product">
      {(found) => {
        const { product, slug, code, price, status, open_reports, decisions } = found
        const steps = productSteps(id, { role, is_reported: open_reports > 0, status })
        return (
          <>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <h1 className="wrap-anywhere">{product.name}</h1>
              <StatusChip
                tone={status === 'active' ? 'success' : 'neutral'}
                label={status === 'active' ? 'on sale' : status.replaceAll('_', ' ')}
              />
              <Money amount_minor={price} currency="NGN" />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
                <ReportsPanel {...found} />
                <Panel title="What buyers see">
                  {status === 'active' && (
                    <p>
                      <Link
                        to={code ? paths.deal(code) : paths.product(slug)}
                        className={linkClass}
                      >
                        Open its page
                      </Link>
                    </p>
                  )}
                  <ShownProduct product={product} />
                </Panel>
              </div>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
                {steps.length > 0 && (
                  <Panel title="Decide">
                    <div className="flex flex-wrap gap-3">
                      {steps.map((one) => (
                        <Button
                          key={one.trigger}
                          variant={one.isDanger ? 'danger' : 'secondary'}
                          onClick={() => setStep(one)}
                        >
                          {one.trigger}
                        </Button>
                      ))}
                    </div>
                  </Panel>
                )}
                <StorePanel {...found} />
                {decisions.length > 0 && (
                  <Panel title="Decisions">
                    <AuditLines entries={decisions} />
                  </Panel>
                )}
              </div>
            </div>
            {step && <ReasonDialog step={step} onClose={end} />}
          </>
        )
      }}
    </Loaded>
  )
}
