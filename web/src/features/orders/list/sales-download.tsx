import { salesEndpoints } from '@contract/api/money/sales'
import {
  EXPORT_DAYS,
  SALES_EXPORT_PERIODS,
  type SalesExportPeriod,
} from '@contract/entities/money/sales'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { callFile } from '@/lib/api/api-client'
import { saveFile } from '@/lib/save-file'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'
import { useActiveTab } from '@/ui/navigation/tab-bar'
import { STATUS_TABS, type StatusTab } from './list-view'

const PERIODS = SALES_EXPORT_PERIODS.map((value) => ({
  value,
  label: value === 'today' ? 'Today' : `Last ${EXPORT_DAYS[value]} days`,
}))

/** Downloads the sales of a status and period as CSV, with amounts in naira. */
export const SalesDownload = () => {
  const active = useActiveTab(STATUS_TABS)
  const tab = STATUS_TABS.find(({ value }) => value === active)
  const status: StatusTab = tab?.value ?? 'all'
  const [period, setPeriod] = useState<SalesExportPeriod>('30')
  const download = useAction(async () => {
    const file = await callFile(salesEndpoints.csv, { query: { period, status } })
    saveFile(`oja-sales-${period}-${status}.csv`, file)
  })
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Ordered in"
          options={PERIODS}
          value={period}
          onChange={({ target }) =>
            setPeriod(SALES_EXPORT_PERIODS.find((known) => known === target.value) ?? '30')
          }
        />
        <Button
          variant="secondary"
          onClick={() => download.run()}
          loading={download.isPending}
          loadingText="Collecting your sales…"
        >
          <Download aria-hidden className="size-4" />
          {status === 'all' ? 'Download CSV' : `Download CSV: ${tab?.label.toLowerCase()}`}
        </Button>
      </div>
      <FormAlert>{download.failure}</FormAlert>
    </div>
  )
}
