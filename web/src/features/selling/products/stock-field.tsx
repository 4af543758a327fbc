import { STOCK_EXPECTED } from '@contract/catalog/stock-expected'
import { variantsOnSale } from '@contract/catalog/variants'
import { MAX_STOCK } from '@contract/entities/catalog/price'
import type { Product } from '@contract/entities/catalog/product'
import { instantText } from '@contract/lagos-text'
import { wholeFromText } from '@contract/text/typed-amount'
import { millisOf } from '@contract/time'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { showFailure } from '@/lib/api/failure-text'
import { useAction } from '@/lib/use-action'
import { countText } from '@/ui/data/count-text'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { FieldError } from '@/ui/form/field-error'
import { changeProduct } from '../editor/save-product'

type Props = {
  /** What is counted, for the field's name. */
  name: string
  count: number
  /** `seen` is the count that the new one was typed over. */
  onSave: (count: number, seen: number) => Promise<unknown>
}

type Typed = { text: string; seen: number; isSaved?: boolean }

/** Edits a number of pieces in place. It follows purchases by buyers until something is typed. */
const CountField = ({ name, count: known, onSave }: Props) => {
  const [typed, setTyped] = useState<Typed>()
  // What was saved shows until the list has it; what is being typed stays, whatever is sold meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has another count
  useEffect(() => setTyped((now) => (now?.isSaved ? undefined : now)), [known])

  const text = typed?.text ?? String(known)
  const count = wholeFromText(text)
  const isGood = count <= MAX_STOCK
  const isChanged = typed !== undefined && !typed.isSaved
  const id = useId()

  const change = (next: string) => {
    const seen = isChanged ? typed.seen : known
    setTyped(next === String(seen) ? undefined : { text: next, seen })
  }
  const save = useAction(
    async ({ wanted, seen }: { wanted: number; seen: number }) => {
      await onSave(wanted, seen)
      setTyped({ text: String(wanted), seen, isSaved: true })
      toast.success('Stock updated')
    },
    { onFailure: showFailure },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isGood && isChanged) void save.run({ wanted: count, seen: typed.seen })
  }
  return (
    <form onSubmit={submit} className="inline-flex flex-wrap items-center justify-end gap-2">
      <span aria-hidden className="text-muted md:hidden">
        Stock
      </span>
      <input
        aria-label={`Pieces of ${name} in stock`}
        aria-invalid={!isGood}
        aria-describedby={isGood ? undefined : id}
        inputMode="numeric"
        value={text}
        disabled={save.isPending}
        onChange={(event) => change(event.target.value)}
        className="min-h-9 w-16 rounded-md border border-edge bg-surface px-2 text-right text-base tabular-nums aria-invalid:border-error"
      />
      {isChanged && (
        <Button type="submit" size="sm" loading={save.isPending} disabled={!isGood}>
          Save
        </Button>
      )}
      {!isGood && <FieldError id={id}>{STOCK_EXPECTED}</FieldError>}
    </form>
  )
}

const counted = (count: number, what: string): string =>
  `${countText(count)} ${what}${count === 1 ? '' : 's'}`

/** Each variant with its own stock, opened on demand. */
const VariantStock = ({ product }: { product: Product }) => (
  <details className="text-right">
    <summary className="cursor-pointer tabular-nums">
      {counted(product.available_items, 'piece')},{' '}
      {counted(variantsOnSale(product).length, 'choice')}
    </summary>
    <ul className="mt-2 grid gap-2">
      {variantsOnSale(product).map(({ id, values }) => (
        <li key={id} className="flex items-center justify-end gap-3">
          <span>{values.join(', ')}</span>
          <CountField
            name={`${product.name}, ${values.join(', ')},`}
            count={product.available?.[id] ?? 0}
            onSave={(count, seen) =>
              changeProduct(product.id, { stock: { [id]: count }, seen_stock: { [id]: seen } })
            }
          />
        </li>
      ))}
    </ul>
  </details>
)

/** The stock of a product or of its variants, and what unpaid orders hold. */
export const StockField = ({ product }: { product: Product }) => {
  const { id, name, available_items, reserved_items, held_until } = product
  const isHeld = reserved_items > 0 && held_until && millisOf(held_until) > Date.now()
  return (
    <div>
      {product.options ? (
        <VariantStock product={product} />
      ) : (
        <CountField
          name={name}
          count={available_items}
          onSave={(count, seen) =>
            changeProduct(id, { available_items: count, seen_stock: { [id]: seen } })
          }
        />
      )}
      {isHeld && (
        <p className="text-right text-xs text-muted">
          {reserved_items} more held until {instantText(held_until)}
        </p>
      )}
    </div>
  )
}
