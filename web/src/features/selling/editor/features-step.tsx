import type { Product } from '@contract/entities/catalog/product'
import { ATTRIBUTE_KEYS, type AttributeKey } from '@contract/reference/attribute-keys'
import {
  ATTRIBUTES,
  type AttributeInput,
  CATEGORY_ATTRIBUTES,
} from '@contract/reference/attributes'
import type { CategoryValue } from '@contract/reference/categories'
import { valueKey } from '@contract/text/value-key'
import { useState } from 'react'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { inlineFailureText } from '@/lib/api/failure-text'
import { DraftNote } from '@/lib/forms/draft-note'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSubmit } from '@/lib/forms/use-submit'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { changeProduct } from './save-product'
import { StepForm } from './step-form'

type AttributeFieldProps = {
  attribute: { label: string; input: AttributeInput }
  register: UseFormRegisterReturn
}

const MAX_LINES = 200
const NONE = { value: '', label: 'Not stated' }

const AttributeField = ({ attribute: { label, input }, register }: AttributeFieldProps) => {
  if (input.kind === 'choice' || input.kind === 'yes_no') {
    const choices = input.kind === 'choice' ? input.choices : ['Yes', 'No']
    return (
      <SelectField
        label={label}
        optional
        options={[NONE, ...choices.map((value) => ({ value, label: value }))]}
        {...register}
      />
    )
  }
  return (
    <TextField
      label={label}
      optional
      type={input.kind === 'date' ? 'date' : 'text'}
      maxLength={MAX_LINES}
      placeholder={input.kind === 'date' ? undefined : input.example}
      {...register}
    />
  )
}

type Attributes = Partial<Record<AttributeKey, string>>

/** Whether buyers choose it: one answer for all choices would be wrong. */
const isChosen = ({ options = [] }: Product, key: AttributeKey): boolean =>
  options.some(({ name }) => valueKey(name) === valueKey(ATTRIBUTES[key].label))

/** Returns the category's attributes and any others that already have a value. */
const keysFor = (product: Product): AttributeKey[] => {
  const { category, attributes } = product
  const fitting: readonly AttributeKey[] = CATEGORY_ATTRIBUTES[category as CategoryValue] ?? []
  return ATTRIBUTE_KEYS.filter(
    (key) => attributes[key] !== undefined || (fitting.includes(key) && !isChosen(product, key)),
  )
}

const withoutEmpty = (fields: Record<string, unknown>): Attributes =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      const text = typeof value === 'string' ? value.trim() : ''
      return text ? [[key, text]] : []
    }),
  )

type Props = { product: Product; onSaved: () => void; onBack: () => void }

export const FeaturesStep = ({ product, onSaved, onBack }: Props) => {
  const [showsAll, setShowsAll] = useState(false)
  const form = useForm<Attributes>({
    // Default every field to text, so that an untouched field isn't dirty.
    defaultValues: Object.fromEntries(
      ATTRIBUTE_KEYS.map((key) => [key, product.attributes[key] ?? '']),
    ),
  })
  const { register, formState, setError } = form
  const draft = useFormDraft(form, `features_${product.id}`)

  const save = useSubmit(form, async (fields) => {
    try {
      await changeProduct(product.id, {
        attributes: withoutEmpty(fields),
        seen_attributes: withoutEmpty(
          Object.fromEntries(ATTRIBUTE_KEYS.map((key) => [key, draft.filledWith(key)])),
        ),
      })
      draft.forget()
      onSaved()
    } catch (error) {
      setError('root', { message: inlineFailureText(error) })
    }
  })
  const keys = showsAll ? ATTRIBUTE_KEYS : keysFor(product)

  return (
    <StepForm
      title="Features"
      onSubmit={save}
      onBack={onBack}
      isBusy={formState.isSubmitting}
      isUnsaved={false}
      failure={formState.errors.root?.message}
    >
      <DraftNote draft={draft} />
      <p className="text-muted">
        You can leave any of these empty. They show on the product’s page and help buyers find it.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        {keys.map((key) => (
          <AttributeField key={key} attribute={ATTRIBUTES[key]} register={register(key)} />
        ))}
      </div>
      {!showsAll && keys.length < ATTRIBUTE_KEYS.length && (
        <Button variant="quiet" className="w-fit" onClick={() => setShowsAll(true)}>
          Show all features
        </Button>
      )}
    </StepForm>
  )
}
