import { deliveryEndpoints } from '@contract/api/delivery/delivery'
import type { DeliveryPreset } from '@contract/delivery/presets'
import { rateColumn } from '@contract/delivery/rates-csv'
import type { DeliveryRate } from '@contract/entities/delivery/delivery'
import { counted } from '@contract/text/counted'
import { Download, FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { call, callFile } from '@/lib/api/api-client'
import { isApiError } from '@/lib/api/api-error'
import { inlineFailureText, showFailure } from '@/lib/api/failure-text'
import { saveFile } from '@/lib/save-file'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { FileButton } from '@/ui/file-button'
import { Button } from '@/ui/form/button'
import { ConfirmModal } from '@/ui/overlay/confirm-modal'
import { type CellError, withCells } from '../import/cell-errors'
import { ImportErrors } from '../import/import-errors'
import { readFile } from '../import/read-file'

type Props = {
  presets: readonly DeliveryPreset[]
  /** What is on the page now. */
  rates: readonly DeliveryRate[]
  onReplace: (rates: DeliveryRate[]) => void
  onAdd: () => void
}

const failureText = (error: unknown): string => {
  if (!isApiError(error) && error instanceof Error) return error.message
  const said = isApiError(error) ? error.details.message : undefined
  return typeof said === 'string' ? `${inlineFailureText(error)} ${said}` : inlineFailureText(error)
}

const countNames = (cells: readonly string[]): number => cells.filter(rateColumn).length

const isSame = (a: readonly DeliveryRate[], b: readonly DeliveryRate[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** One-tap starts, a new rate, and rates from and to a CSV file. Nothing is saved by these. */
export const RateStart = ({ presets, rates, onReplace, onAdd }: Props) => {
  const [chosen, setChosen] = useState<DeliveryPreset>()
  const isTyped = rates.length > 0 && !presets.some((one) => isSame(one.rates, rates))
  const start = (preset: DeliveryPreset) => (isTyped ? setChosen(preset) : onReplace(preset.rates))
  const [errors, setErrors] = useState<CellError[]>([])
  const read = useAction(
    async (file: File) => {
      setErrors([])
      const { columns, rows: all, errors: unsent } = await readFile(file, 'rates', countNames)
      const rows = all.filter(({ row }) => unsent.every((error) => error.row !== row))
      const found = await call(deliveryEndpoints.readRates, { body: { columns, rows } })
      const wrong = [...unsent, ...found.errors].sort((a, b) => a.row - b.row)
      setErrors(withCells(wrong, columns.map(rateColumn), all))
      if (wrong.length > 0) return
      onReplace(found.rates)
      const ignored = found.ignored.length > 0 ? ` Ignored: ${found.ignored.join(', ')}.` : ''
      toast.success(`${counted(found.rates.length, 'rate')} read. Save to use them.${ignored}`)
    },
    { textOf: failureText },
  )
  const download = useAction(
    async () => saveFile('oja-delivery-rates.csv', await callFile(deliveryEndpoints.exportRates)),
    { onFailure: showFailure },
  )
  return (
    <div className="grid gap-4">
      {presets.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-muted">Start with:</span>
          {presets.map((preset) => (
            <Button key={preset.name} variant="secondary" size="sm" onClick={() => start(preset)}>
              {preset.name}
            </Button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onAdd}>
          <Plus aria-hidden className="size-4" />
          Add a rate
        </Button>
        <FileButton
          variant="quiet"
          accept=".csv,text/csv"
          disabled={read.isPending}
          onChoose={([file]) => file && void read.run(file)}
        >
          <FileUp aria-hidden className="size-4" />
          Read from a CSV file
        </FileButton>
        <Button variant="quiet" onClick={() => download.run()} loading={download.isPending}>
          <Download aria-hidden className="size-4" />
          Saved rates as CSV
        </Button>
      </div>
      {chosen && (
        <ConfirmModal
          isOpen
          onClose={() => setChosen(undefined)}
          onConfirm={() => {
            onReplace(chosen.rates)
            setChosen(undefined)
          }}
          title={`Start with ${chosen.name}?`}
          confirmText={
            rates.length === 1 ? 'Replace your rate' : `Replace your ${rates.length} rates`
          }
        >
          <p>What is in the list now is taken out of it. Nothing is saved yet.</p>
        </ConfirmModal>
      )}
      <FormAlert>{read.failure}</FormAlert>
      {errors.length > 0 && <ImportErrors errors={errors} />}
    </div>
  )
}
