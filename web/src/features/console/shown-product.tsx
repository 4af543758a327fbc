import type { ShownProduct as Shown } from '@contract/entities/console/console'
import { termsFacts } from '@/shared/deal/terms-text'
import { Facts } from './facts'

const EDGE = 96

const labelOf = (key: string): string =>
  key.slice(0, 1).toUpperCase() + key.slice(1).replaceAll('_', ' ')

/** The words and pictures of a product, as buyers see or saw them. */
export const ShownProduct = ({ product }: { product: Shown }) => {
  const { description, attributes, images, is_changed, agreed } = product
  const facts = [
    ...(agreed ? termsFacts(agreed).map(({ label, value }) => [label, value] as const) : []),
    ...Object.entries(attributes).flatMap(([key, value]) =>
      value ? [[labelOf(key), value] as const] : [],
    ),
  ]
  return (
    <>
      {is_changed && (
        <p className="rounded-md bg-warning-soft p-3 text-sm text-warning">
          The vendor changed these words after the order. This is what the buyer read.
        </p>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {images.map((url, index) => (
          <a key={url} href={url} target="_blank" rel="noopener">
            <img
              src={url}
              alt={`${product.name}, view ${index + 1}`}
              width={EDGE}
              height={EDGE}
              loading="lazy"
              className="size-24 rounded-md border border-line object-cover"
            />
          </a>
        ))}
      </div>
      <p className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">{description}</p>
      {facts.length > 0 && (
        <div className="max-w-xl">
          <Facts facts={facts} />
        </div>
      )}
    </>
  )
}
