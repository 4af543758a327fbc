import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'

type Props = {
  min: number | undefined
  max: number | undefined
  onChange: (min: number | undefined, max: number | undefined) => void
}

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value))
const numberOf = (text: string) => (text === '' ? undefined : Number(text))
const keepDigits = (text: string) => text.replace(/\D/g, '').slice(0, 9)
const isAbove = (min: string, max: string) => min !== '' && max !== '' && Number(min) > Number(max)

/** The minimum and maximum price, in whole naira. */
export const PriceRange = ({ min, max, onChange }: Props) => {
  const [texts, setTexts] = useState({ min: textOf(min), max: textOf(max) })
  useEffect(() => setTexts({ min: textOf(min), max: textOf(max) }), [min, max])

  const isCrossed = isAbove(texts.min, texts.max)
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Read the DOM, not the state: it also has what was typed before hydration.
    const typed = new FormData(event.currentTarget)
    const read = (name: keyof typeof texts) => keepDigits(String(typed.get(name) ?? ''))
    const [lowest, highest] = [read('min'), read('max')]
    setTexts({ min: lowest, max: highest })
    if (!isAbove(lowest, highest)) onChange(numberOf(lowest), numberOf(highest))
  }

  return (
    <form onSubmit={apply} className="grid gap-3 border-t border-line py-4">
      <p className="font-semibold">Price in naira</p>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="From"
          name="min"
          inputMode="numeric"
          value={texts.min}
          onChange={(event) => setTexts({ ...texts, min: keepDigits(event.target.value) })}
          error={isCrossed ? 'Above the highest' : undefined}
        />
        <TextField
          label="To"
          name="max"
          inputMode="numeric"
          value={texts.max}
          onChange={(event) => setTexts({ ...texts, max: keepDigits(event.target.value) })}
        />
      </div>
      <Button type="submit" variant="secondary" size="sm">
        Apply price
      </Button>
    </form>
  )
}
