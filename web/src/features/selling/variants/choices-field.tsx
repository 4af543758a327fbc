import {
  MAX_OPTION_LENGTH,
  MAX_OPTION_VALUES,
  MAX_OPTIONS,
} from '@contract/entities/catalog/variant'
import { Plus, Trash2, X } from 'lucide-react'
import { Button } from '@/ui/form/button'
import { FieldGroup } from '@/ui/form/field-group'
import { IconButton } from '@/ui/form/icon-button'
import { TextField } from '@/ui/form/text-field'
import { ChoiceMatrix } from './choice-matrix'
import { addedValues, type Choices, type Row, renamed, withOptions } from './choices'
import { ValueEntry } from './value-entry'

type Props = {
  choices: Choices
  onChange: (choices: Choices) => void
  /** What is typed for the product, with which the first rows begin. */
  begin: Pick<Row, 'price' | 'stock' | 'weight'>
  error: string | undefined
}

const EXAMPLES = ['Size', 'Colour', 'Material']
const VALUES = ['S, M, L, XL', 'Indigo, Ochre']

/** What buyers choose of a product: up to three options, and what each combination costs. */
export const ChoicesField = ({ choices, onChange, begin, error }: Props) => {
  const { options } = choices
  const change = (next: Choices['options']) => onChange(withOptions(choices, next, begin))
  const changeOne = (at: number, values: string[]) =>
    change(options.map((one, index) => (index === at ? { ...one, values } : one)))

  return (
    <FieldGroup
      label="Sizes, colours and other choices"
      labelClass="px-1 font-semibold"
      error={error}
      className="grid gap-4 rounded-lg border border-line p-4"
    >
      {options.length === 0 && (
        <p className="text-sm text-muted">
          Does it come in several sizes or colours? Add them here: each gets a price and a stock of
          its own.
        </p>
      )}
      {options.map(({ name, values }, option) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the name is what is typed
        <div key={option} className="grid gap-3 border-b border-line pb-4">
          <div className="flex items-start gap-2 [&>button]:mt-7">
            <div className="flex-1">
              <TextField
                label={`Option ${option + 1}`}
                hint={option === 0 ? 'Such as size or colour; buyers can filter by these two.' : ''}
                maxLength={MAX_OPTION_LENGTH}
                value={name}
                onChange={(event) =>
                  onChange({
                    ...choices,
                    options: options.map((one, index) =>
                      index === option ? { ...one, name: event.target.value } : one,
                    ),
                  })
                }
              />
            </div>
            <IconButton
              label={`Remove ${name}`}
              onClick={() => change(options.filter((_, index) => index !== option))}
            >
              <Trash2 aria-hidden className="size-4" />
            </IconButton>
          </div>
          {values.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {values.map((value, at) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: the value is what is typed
                  key={at}
                  className="flex max-w-full items-center rounded-md border border-edge bg-surface"
                >
                  <input
                    aria-label={`Value ${at + 1} of ${name}`}
                    maxLength={MAX_OPTION_LENGTH}
                    value={value}
                    onChange={(event) => onChange(renamed(choices, option, at, event.target.value))}
                    size={Math.max(4, value.length)}
                    className="min-h-11 min-w-0 rounded-md bg-surface px-2"
                  />
                  <IconButton
                    label={`Remove ${value}`}
                    disabled={values.length === 1}
                    onClick={() =>
                      changeOne(
                        option,
                        values.filter((_, index) => index !== at),
                      )
                    }
                  >
                    <X aria-hidden className="size-4" />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          {values.length < MAX_OPTION_VALUES && (
            <ValueEntry
              name={name}
              example={VALUES[option] ?? 'Cotton, Linen'}
              onEnter={(text) => changeOne(option, addedValues(values, text))}
            />
          )}
        </div>
      ))}
      {options.length < MAX_OPTIONS && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() =>
            change([...options, { name: EXAMPLES[options.length] ?? 'Option', values: [] }])
          }
        >
          <Plus aria-hidden className="size-4" />
          Add {options.length === 0 ? 'sizes or colours' : 'another option'}
        </Button>
      )}
      {options.some(({ values }) => values.length > 0) && (
        <ChoiceMatrix choices={choices} onChange={onChange} />
      )}
    </FieldGroup>
  )
}
