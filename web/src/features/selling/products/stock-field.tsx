import { MAX_STOCK, type Product } from '@contract/entities/product'
import { instantText } from '@contract/lagos-text'
import { millisOf } from '@contract/time'
import { type FormEvent, useEffect, useState } from 'react'
import { showFailure } from '@/lib/api/failure-text'
import { useAction } from '@/lib/use-action'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { changeProduct } from '../editor/save-product'

/** Edits the stock in place. A purchase by a buyer updates the field live. */
export const StockField = ({ product }: { product: Product }) => {
  const [text, setText] = useState(String(product.available_items))
  useEffect(() => setText(String(product.available_items)), [product.available_items])

  const count = /^\d{1,6}$/.test(text) ? Number(text) : undefined
  const isGood = count !== undefined && count <= MAX_STOCK
  const isChanged = count !== product.available_items

  const save = useAction(
    async (available_items: number) => {
      await changeProduct(product.id, { available_items })
      toast.success('Stock updated')
    },
    {
      onFailure: (error) => {
        showFailure(error)
        setText(String(product.available_items))
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isGood) void save.run(count)
  }
  const { reserved_items, held_until } = product
  const isHeld = reserved_items > 0 && held_until && millisOf(held_until) > Date.now()
  return (
    <form onSubmit={submit} className="inline-flex flex-wrap items-center justify-end gap-2">
      <input
        aria-label={`Pieces of ${product.name} in stock`}
        aria-invalid={!isGood}
        inputMode="numeric"
        value={text}
        disabled={save.isPending}
        onChange={(event) => setText(event.target.value)}
        className="min-h-9 w-20 rounded-md border border-edge bg-surface px-2 text-right tabular-nums aria-invalid:border-error"
      />
      {isChanged && (
        <Button type="submit" size="sm" loading={save.isPending} disabled={!isGood}>
          Save
        </Button>
      )}
      {isHeld && (
        <span className="w-full text-xs text-muted">
          {reserved_items} more held until {instantText(held_until)}
        </span>
      )}
    </form>
  )
}
