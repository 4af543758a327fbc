import type { Product } from '@contract/entities/catalog/product'
import { SelectField } from '@/ui/form/select-field'
import { imageOption, type ValueImages } from './value-images'

type Props = {
  product: Product
  /** Those that are uploaded, in their order. */
  images: readonly { path: string; preview: string }[]
  chosen: ValueImages
  onChange: (chosen: ValueImages) => void
}

const COVER = ''

/** Which image buyers see first once they choose a value, such as a colour. */
export const ValueImagesField = ({ product, images, chosen, onChange }: Props) => {
  const option = imageOption(product)
  if (!option || images.length < 2) return null
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line p-4">
      <legend className="px-1 font-semibold">A picture for each {option.name.toLowerCase()}</legend>
      <p className="text-sm text-muted">
        Buyers who choose it see this picture first, in the cart and on their order too.
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        {option.values.map((value) => {
          const image = images.find(({ path }) => path === chosen[value])
          return (
            <li key={value} className="flex items-end gap-3">
              <img
                src={(image ?? images[0])?.preview}
                alt=""
                width={48}
                height={60}
                className="aspect-4/5 w-12 shrink-0 rounded-sm bg-sunken object-cover"
              />
              <div className="min-w-0 flex-1">
                <SelectField
                  label={value}
                  value={image?.path ?? COVER}
                  onChange={(event) => onChange({ ...chosen, [value]: event.target.value })}
                  options={[
                    { value: COVER, label: 'The cover' },
                    ...images.map(({ path }, at) => ({ value: path, label: `Picture ${at + 1}` })),
                  ]}
                />
              </div>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
