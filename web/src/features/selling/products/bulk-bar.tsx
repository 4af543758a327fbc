import type { Product } from '@contract/entities/catalog/product'
import { counted } from '@contract/text/counted'
import { useState } from 'react'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { Checkbox } from '@/ui/form/checkbox'
import { ConfirmModal } from '@/ui/overlay/confirm-modal'
import { BULK, type BulkAction, type BulkFailure, runBulk } from './bulk'
import type { Selection } from './use-selection'

type BulkReportProps = {
  action: BulkAction
  failures: readonly BulkFailure[]
  of: number
  onRetry: () => void
  onClose: () => void
}

/** The products for which a bulk action failed, each with its error. */
const BulkReport = ({ action, failures, of, onRetry, onClose }: BulkReportProps) => (
  <div role="alert" className="grid gap-3 rounded-lg border border-error/40 bg-error-soft p-4">
    <p className="font-semibold">
      {of - failures.length} of {of} {BULK[action].done}. {failures.length} could not be:
    </p>
    <ul className="grid gap-1">
      {failures.map(({ product, text }) => (
        <li key={product.id}>
          <span className="font-semibold">{product.name}</span>: {text}
        </li>
      ))}
    </ul>
    <div className="flex flex-wrap gap-3">
      <Button size="sm" variant="secondary" onClick={onRetry}>
        Try these again
      </Button>
      <Button size="sm" variant="quiet" onClick={onClose}>
        Close
      </Button>
    </div>
  </div>
)

const ACTIONS = Object.keys(BULK) as BulkAction[]
const productsText = (count: number) => counted(count, 'product')

type Running = { action: BulkAction; done: number; of: number }
type Report = { action: BulkAction; failures: BulkFailure[]; of: number }

type Props = { selection: Selection; shown: number }

/** Selects all shown products and runs one action on the selection. */
export const BulkBar = ({ selection: { chosen, chooseAll }, shown }: Props) => {
  const [running, setRunning] = useState<Running>()
  const [report, setReport] = useState<Report>()
  const [doomed, setDoomed] = useState<Product[]>([])

  const run = async (action: BulkAction, products: readonly Product[]) => {
    const of = products.length
    setDoomed([])
    setReport(undefined)
    setRunning({ action, done: 0, of })
    const failures = await runBulk(products, action, (done) => setRunning({ action, done, of }))
    setRunning(undefined)
    if (failures.length > 0) setReport({ action, failures, of })
    else {
      chooseAll(false)
      toast.success(`${productsText(of)} ${BULK[action].done}`)
    }
  }
  const begin = (action: BulkAction) => {
    const fitting = chosen.filter(BULK[action].fits)
    if (action === 'delete') setDoomed(fitting)
    else void run(action, fitting)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <Checkbox
          label={
            chosen.length > 0
              ? `${chosen.length} of ${shown} chosen`
              : shown === 1
                ? 'Choose it'
                : `Choose all ${shown}`
          }
          checked={chosen.length === shown}
          disabled={running !== undefined}
          onChange={(event) => chooseAll(event.target.checked)}
        />
        {chosen.length > 0 &&
          !running &&
          ACTIONS.map((action) => {
            const fitting = chosen.filter(BULK[action].fits).length
            return (
              fitting > 0 && (
                <Button
                  key={action}
                  size="sm"
                  variant={action === 'delete' ? 'danger' : 'secondary'}
                  onClick={() => begin(action)}
                >
                  {BULK[action].verb} {fitting}
                </Button>
              )
            )
          })}
      </div>
      {running && (
        <ProgressBar
          label={`${BULK[running.action].doing} ${running.done} of ${productsText(running.of)}`}
          value={running.done / running.of}
        />
      )}
      {report && (
        <BulkReport
          {...report}
          onRetry={() =>
            run(
              report.action,
              report.failures.map(({ product }) => product),
            )
          }
          onClose={() => setReport(undefined)}
        />
      )}
      <ConfirmModal
        isOpen={doomed.length > 0}
        onClose={() => setDoomed([])}
        onConfirm={() => run('delete', doomed)}
        isDanger
        title={`Delete ${productsText(doomed.length)}?`}
        confirmText={`Delete ${productsText(doomed.length)}`}
      >
        <p>Buyers can no longer find them. Orders that you already have go on.</p>
      </ConfirmModal>
    </div>
  )
}
