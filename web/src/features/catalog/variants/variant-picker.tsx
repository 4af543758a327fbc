import { variantsOnSale } from '@contract/catalog/variants'
import type { Product } from '@contract/entities/catalog/product'
import type { Option, Variant } from '@contract/entities/catalog/variant'
import { valueKey } from '@contract/text/value-key'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { cx } from '@/ui/cx'
import { isColour, swatchesOf } from './swatches'

/** The chosen value of each option, in the order of the options. */
type Choice = readonly (string | undefined)[]

const isSame = (a: string | undefined, b: string): boolean =>
  a !== undefined && valueKey(a) === valueKey(b)

const fits = (variant: Variant, choice: Choice): boolean =>
  choice.every((value, index) => value === undefined || isSame(variant.values[index], value))

/** The variant of a choice, once a value of each option is chosen. */
const chosenVariant = (product: Product, choice: Choice): Variant | undefined =>
  choice.includes(undefined)
    ? undefined
    : variantsOnSale(product).find((variant) => fits(variant, choice))

/** How a value goes with what is chosen of the other options. */
export const stateOfValue = (
  product: Product,
  choice: Choice,
  option: number,
  value: string,
): 'available' | 'sold_out' | 'not_made' => {
  const wanted = choice.map((chosen, index) => (index === option ? value : chosen))
  const variants = variantsOnSale(product).filter((variant) => fits(variant, wanted))
  if (variants.length === 0) return 'not_made'
  return variants.some(({ id }) => (product.available?.[id] ?? 0) > 0) ? 'available' : 'sold_out'
}

/**
 * The choice of a variant's URL; without one, what was filtered for. Where there is one value only, it
 * is chosen.
 */
export const initialChoice = (
  product: Product,
  variant_id: string | null,
  wanted: readonly string[] = [],
): Choice => {
  const known = variantsOnSale(product).find(({ id }) => id === variant_id)
  return (product.options ?? []).map(({ values }, index) => {
    const named = known ? [known.values[index]] : wanted
    return values.length === 1
      ? values[0]
      : values.find((value) => named.some((one) => isSame(one, value)))
  })
}

type Props = {
  product: Product
  onChoose: (variant: Variant | undefined) => void
  /** With the picture of what is chosen so far, such as a colour without a size. */
  onShow?: (variant: Variant | undefined) => void
}

const NOTES = { available: '', sold_out: ', sold out', not_made: ', not made in this choice' }

const Swatch = ({ value }: { value: string }) => {
  const [first, second = first] = swatchesOf(value)
  return first ? (
    <span
      aria-hidden
      className="size-6 rounded-full border border-edge"
      style={{ background: `linear-gradient(135deg, ${first} 50%, ${second} 50%)` }}
    />
  ) : null
}

type OptionProps = {
  product: Product
  option: Option
  index: number
  choice: Choice
  onPick: (index: number, value: string) => void
}

const OptionChoice = ({
  product,
  option: { name, values },
  index,
  choice,
  onPick,
}: OptionProps) => (
  <fieldset>
    <legend className="mb-2 text-sm font-semibold">
      {name}
      {choice[index] !== undefined && <span className="font-normal">: {choice[index]}</span>}
    </legend>
    <div className="flex flex-wrap gap-2">
      {values.map((value) => {
        const state = stateOfValue(product, choice, index, value)
        return (
          <label
            key={value}
            className={cx(
              'relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 overflow-hidden rounded-md border px-3 text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              choice[index] === value ? 'border-primary bg-primary-soft' : 'border-edge bg-surface',
              state !== 'available' && 'text-muted line-through',
              state === 'not_made' && 'border-dashed',
            )}
          >
            <input
              type="radio"
              name={`option-${index}`}
              value={value}
              checked={choice[index] === value}
              onChange={() => onPick(index, value)}
              className="sr-only"
            />
            {isColour(name) && <Swatch value={value} />}
            {value}
            <span className="sr-only">{NOTES[state]}</span>
          </label>
        )
      })}
    </div>
  </fieldset>
)

/**
 * What a buyer chooses of a product with options. The URL names the chosen variant. Rendered first
 * without it, as the server does.
 */
export const VariantPicker = ({ product, onChoose, onShow }: Props) => {
  const [search, setSearch] = useSearchParams()
  const [choice, setChoice] = useState<Choice>(() => initialChoice(product, null))
  const named = search.get('variant')
  const variant = chosenVariant(product, choice)
  const isWhole = !choice.includes(undefined)
  const wanted: string[] | undefined = useLocation().state?.wanted
  const shown = variant ?? variantsOnSale(product).find((one) => fits(one, choice))

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another URL changes the choice
  useEffect(() => {
    if (named ? named !== variant?.id : wanted) setChoice(initialChoice(product, named, wanted))
  }, [named, product.id])
  useEffect(() => onChoose(variant), [variant, onChoose])
  useEffect(() => onShow?.(shown), [shown, onShow])

  const pick = (index: number, value: string) => {
    const next = choice.map((chosen, at) => (at === index ? value : chosen))
    setChoice(next)
    const id = chosenVariant(product, next)?.id
    if (id === undefined) return
    search.set('variant', id)
    setSearch(search, { replace: true, preventScrollReset: true })
  }

  return (
    <div id="choice" tabIndex={-1} className="grid gap-4">
      {product.options?.map((option, index) => (
        <OptionChoice
          key={option.name}
          product={product}
          option={option}
          index={index}
          choice={choice}
          onPick={pick}
        />
      ))}
      {isWhole && !variant && (
        <p role="status" className="text-sm text-muted">
          This combination isn’t made. Choose another one.
        </p>
      )}
    </div>
  )
}
