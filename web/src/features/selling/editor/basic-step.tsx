import type { Product } from '@contract/entities/catalog/product'
import { DEFAULT_WEIGHT_GRAMS } from '@contract/entities/delivery/delivery'
import { POLICY } from '@contract/escrow/policy'
import { CATEGORIES } from '@contract/reference/categories'
import { STATES } from '@contract/reference/states'
import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { inlineFailureText } from '@/lib/api/failure-text'
import { fieldProps } from '@/lib/field-props'
import { DraftNote } from '@/lib/forms/draft-note'
import { type FormDraft, useFormDraft } from '@/lib/forms/use-form-draft'
import { useSubmit } from '@/lib/forms/use-submit'
import { useAttempt } from '@/lib/use-attempt'
import { Checkbox } from '@/ui/form/checkbox'
import { FieldGroup } from '@/ui/form/field-group'
import { SelectField } from '@/ui/form/select-field'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import { NO_CHOICES, problemOf } from '../variants/choices'
import { ChoicesField } from '../variants/choices-field'
import {
  BASIC_MESSAGES,
  type Basic,
  basicOf,
  basicSchema,
  changesOf,
  choiceSchema,
  hasOptions,
  newBodyOf,
  typedPrice,
} from './basic-schema'
import { PriceLines } from './price-lines'
import { changeProduct, createDraft } from './save-product'
import { StepForm } from './step-form'

type DeliveryFieldsProps = { form: UseFormReturn<Basic>; error: string | undefined }

/** Delivery to every state, or to selected states. */
const DeliveryFields = ({ form, error }: DeliveryFieldsProps) => (
  <FieldGroup label="Delivers to" error={error}>
    <Checkbox label="Every state of Nigeria" {...form.register('everywhere')} />
    {!form.watch('everywhere') && (
      <div className="grid max-h-72 gap-x-6 overflow-y-auto rounded-md border border-line p-3 sm:grid-cols-2 md:grid-cols-3">
        {STATES.map((state) => (
          <Checkbox key={state} label={state} value={state} {...form.register('states')} />
        ))}
      </div>
    )}
  </FieldGroup>
)

const CHOICES = CATEGORIES.map(({ value, label }) => ({ value, label }))

type Props = { product: Product | undefined; onSaved: (product: Product) => void }

/** What the form was filled with, at the earlier visit if its draft is of then. */
const filledOf = ({ filledWith }: FormDraft): Partial<Basic> =>
  Object.fromEntries(Object.keys(basicSchema.shape).map((key) => [key, filledWith(key)]))

export const BasicStep = ({ product, onSaved }: Props) => {
  const form = useForm<Basic>({
    resolver: (values, context, options) =>
      zodResolver(hasOptions(values) ? choiceSchema : basicSchema)(values, context, options),
    defaultValues: basicOf(product),
  })
  const { formState, setError, setValue, watch } = form
  // Each of these renders the whole step again: not what is typed into the name.
  const [choices, price = '', stock = '', weight = ''] = watch([
    'choices',
    'price',
    'available_items',
    'weight',
  ])
  const draft = useFormDraft(form, `product_${product?.id ?? 'new'}`)
  const attempt = useAttempt()
  const field = fieldProps<Basic>(form, (name) => BASIC_MESSAGES[name])

  const save = useSubmit(form, async (fields) => {
    if (!fields.everywhere && fields.states.length === 0) {
      setError('states', { message: BASIC_MESSAGES.states })
      return
    }
    const problem = problemOf(fields.choices, (text) => typedPrice(text) !== undefined)
    if (problem) {
      setError('choices', { message: problem })
      return
    }
    try {
      const body = newBodyOf(fields)
      const saved = await (product
        ? changeProduct(product.id, changesOf(fields, product, filledOf(draft)))
        : createDraft(body, attempt.of(body)))
      draft.forget()
      onSaved(saved)
    } catch (error) {
      setError('root', { message: inlineFailureText(error) })
    }
  })

  return (
    <StepForm
      title="Basic Information"
      onSubmit={save}
      isBusy={formState.isSubmitting}
      isUnsaved={false}
      failure={formState.errors.root?.message}
    >
      <DraftNote draft={draft} />
      <TextField
        label="Product name"
        hint="What it is and what makes it yours: “Indigo adire scarf, hand-dyed”."
        {...field('name')}
      />
      <SelectField
        label="Category"
        placeholder="Choose a category"
        defaultValue={product?.category ?? ''}
        options={CHOICES}
        {...field('category')}
      />
      <TextArea
        label="Description"
        rows={6}
        hint="How it is made, what it is made of, how to care for it."
        {...field('description')}
      />
      {!hasOptions({ choices }) && (
        <>
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              label="Price in naira"
              inputMode="decimal"
              prefix="₦"
              hint={
                POLICY.commission_bps > 0
                  ? 'For one piece. You receive it less our commission.'
                  : 'For one piece. You receive all of it.'
              }
              {...field('price')}
            />
            <TextField label="Pieces in stock" inputMode="numeric" {...field('available_items')} />
            <TextField
              label="Weight in grams"
              optional
              inputMode="numeric"
              hint={`Of one piece with its packaging. If it is empty, we count ${DEFAULT_WEIGHT_GRAMS} g.`}
              {...field('weight')}
            />
          </div>
          <PriceLines price={typedPrice(price)} currency="NGN" />
        </>
      )}
      <ChoicesField
        choices={choices ?? NO_CHOICES}
        onChange={(next) => setValue('choices', next, { shouldDirty: true })}
        begin={{ price, stock: stock || '1', weight }}
        error={formState.errors.choices?.message}
      />
      <DeliveryFields form={form} error={formState.errors.states && BASIC_MESSAGES.states} />
    </StepForm>
  )
}
