import type { DeliveryRate } from '@contract/entities/delivery/delivery'
import { formatMoney } from '@contract/money'
import { Pencil, Trash2 } from 'lucide-react'
import type { Column } from '@/ui/data/data-column'
import { DataTable } from '@/ui/data/data-table'
import { FieldError } from '@/ui/form/field-error'
import { IconButton } from '@/ui/form/icon-button'
import { daysText, METHOD_LABELS, placesText, weightText } from './delivery-labels'

type Row = { rate: DeliveryRate; index: number }

type Props = {
  rates: readonly DeliveryRate[]
  /** By index of the rate. */
  errors: Readonly<Record<number, string>>
  onEdit: (index: number) => void
  onRemove: (index: number) => void
}

const nameOf = ({ rate, index }: Row): string => `rate ${index + 1}, ${placesText(rate)}`

export const RateList = ({ rates, errors, onEdit, onRemove }: Props) => {
  const columns: Column<Row>[] = [
    {
      key: 'description',
      header: 'Where',
      cell: ({ rate, index }) => (
        <span className="grid gap-1">
          <span>{placesText(rate)}</span>
          {rate.park && <span className="font-normal text-muted">{rate.park}</span>}
          {errors[index] && <FieldError id={`rate-${index}-error`}>{errors[index]}</FieldError>}
        </span>
      ),
    },
    {
      key: 'method',
      header: 'How',
      phone: 'inline',
      cell: ({ rate }) => METHOD_LABELS[rate.method],
    },
    {
      key: 'weight',
      header: 'Weight',
      phone: 'inline',
      cell: ({ rate }) =>
        rate.up_to_grams === undefined ? 'any weight' : `up to ${weightText(rate.up_to_grams)}`,
    },
    {
      key: 'days',
      header: 'Time',
      phone: 'inline',
      cell: ({ rate }) => daysText(rate.days_min, rate.days_max),
    },
    {
      key: 'fee',
      header: 'Price',
      align: 'end',
      phone: 'end',
      cell: ({ rate }) => formatMoney(rate.fee_minor, 'NGN'),
    },
    {
      key: 'edit',
      header: 'Change',
      align: 'end',
      phone: 'plain',
      cell: (row) => (
        <span className="inline-flex">
          <IconButton label={`Change ${nameOf(row)}`} onClick={() => onEdit(row.index)}>
            <Pencil aria-hidden className="size-5" />
          </IconButton>
          <IconButton label={`Remove ${nameOf(row)}`} onClick={() => onRemove(row.index)}>
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        </span>
      ),
    },
  ]
  return (
    <DataTable
      caption="Delivery rates"
      columns={columns}
      rows={rates.map((rate, index) => ({ rate, index }))}
      rowKey={({ index }) => String(index)}
    />
  )
}
