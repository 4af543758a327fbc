import { goodsIdOf } from '@contract/catalog/variants'
import type { Transaction } from '@contract/entities/orders/transaction'
import { itemText } from '@contract/goods-text'
import { FieldGroup } from '@/ui/form/field-group'
import { SelectField } from '@/ui/form/select-field'
import { unitsText } from '../details/units-text'
import { returnableItems } from './ways'

type Props = {
  transaction: Transaction
  /** Units by `goodsIdOf`. */
  counts: Readonly<Record<string, number>>
  error: string | undefined
  onChange: (counts: Record<string, number>) => void
}

const optionsFor = (quantity: number, isAlone: boolean) =>
  Array.from({ length: quantity + (isAlone ? 0 : 1) }, (_, index) => quantity - index).map(
    (count) => ({
      value: String(count),
      label: unitsText(count, quantity),
    }),
  )

/** How many of which goods it is about; nothing to choose of a single piece. */
export const AskLines = ({ transaction, counts, error, onChange }: Props) => {
  const items = returnableItems(transaction)
  const isAlone = items.length === 1
  const isBefore = items.length < transaction.items.length
  return (
    <FieldGroup label="Which goods?" labelClass="sr-only" error={error} className="grid gap-4">
      {items.map((item) => {
        const id = goodsIdOf(item)
        if (isAlone && item.quantity === 1) {
          return <p key={id}>It is about: {itemText(item)}.</p>
        }
        return (
          <SelectField
            key={id}
            label={itemText(item)}
            options={optionsFor(item.quantity, isAlone)}
            value={String(counts[id] ?? 0)}
            onChange={(event) => onChange({ ...counts, [id]: Number(event.target.value) })}
          />
        )
      })}
      {isBefore && (
        <p className="text-sm text-muted">
          What you asked to return before isn’t listed: each of the goods can go back once.
        </p>
      )}
    </FieldGroup>
  )
}
