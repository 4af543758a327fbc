import { type FormEvent, useEffect, useState } from 'react'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'

type Props = {
  min: number | undefined
  max: number | undefined
  onChange: (min: number | undefined, max: number | undefined) => void
}

type Errors = { min?: string | undefined; max?: string | undefined }

const crossedOf = ({ min, max }: { min?: number | undefined; max?: number | undefined }): Errors =>
  min !== undefined && max !== undefined && min > max ? { min: 'Above the highest' } : {}

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value))

/** The minimum and maximum price, in whole naira. */
export const PriceRange = ({ min, max, onChange }: Props) => {
  const [texts, setTexts] = useState({ min: textOf(min), max: textOf(max) })
  const [errors, setErrors] = useState(() => crossedOf({ min, max }))
  useEffect(() => setTexts({ min: textOf(min), max: textOf(max) }), [min, max])

  const apply = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Read the DOM, not the state: it also has what was typed before hydration.
    const typed = new FormData(event.currentTarget)
    const read = (name: keyof typeof texts) => String(typed.get(name) ?? '')
    const given = { min: read('min'), max: read('max') }
    setTexts(given)
    const { readPrices } = await loadChunk(() => import('./price-texts'))
    const { prices, errors: unread } = readPrices(given)
    const found = { ...crossedOf(prices), ...unread }
    setErrors(found)
    if (found.min || found.max) return
    setTexts({ min: textOf(prices.min), max: textOf(prices.max) })
    onChange(prices.min, prices.max)
  }
  const type = (text: Partial<typeof texts>) => {
    setTexts({ ...texts, ...text })
    setErrors({})
  }

  return (
    <form onSubmit={apply} className="grid gap-3 border-t border-line py-4">
      <p className="font-semibold">Price in naira</p>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="From"
          name="min"
          inputMode="decimal"
          value={texts.min}
          onChange={(event) => type({ min: event.target.value })}
          error={errors.min}
        />
        <TextField
          label="To"
          name="max"
          inputMode="decimal"
          value={texts.max}
          onChange={(event) => type({ max: event.target.value })}
          error={errors.max}
        />
      </div>
      <Button type="submit" variant="secondary" size="sm">
        Apply price
      </Button>
    </form>
  )
}
