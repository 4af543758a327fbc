import type { HeldDeal } from '@contract/api/orders/deals'
import { MAX_DEAL_IMAGES } from '@contract/entities/orders/deal'
import { storagePaths } from '@contract/paths'
import { counted } from '@contract/text/counted'
import { wholeFromText } from '@contract/text/typed-amount'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { fieldErrors } from '@/lib/api/field-errors'
import { fieldProps } from '@/lib/field-props'
import { DraftNote } from '@/lib/forms/draft-note'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSubmit } from '@/lib/forms/use-submit'
import { newId } from '@/lib/new-id'
import { useAttempt } from '@/lib/use-attempt'
import { PicturesField, usePicturesProblem } from '@/shared/images/pictures-field'
import { useEditedImages } from '@/shared/images/use-edited-images'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import {
  DEAL_MESSAGES,
  type DealFields,
  dealDraftOf,
  dealFieldOf,
  dealFieldsOf,
  dealFieldsSchema,
  MORE_FIELDS,
  pricedBy,
} from './deal-fields'
import { DealMoneyLines } from './deal-money-lines'
import { saveDeal } from './deal-queries'
import { deliveryWords, FEE_PAYER_WORDS } from './deal-words'
import { FlagNote } from './flag-note'
import { MoreFields } from './more-fields'

/** As long as a product's id: pictures of deals lie in folders like those of products. */
const FOLDER_LENGTH = 20

const newFolder = () => newId().replaceAll('-', '').slice(0, FOLDER_LENGTH)

/** What is folded away, in one line. */
const moreWords = (fields: DealFields): string => {
  const delivery = pricedBy({ ...fields, price: '1000' })?.delivery
  const uses = wholeFromText(fields.uses)
  const days = wholeFromText(fields.days)
  return [
    uses === 1 ? 'bought once' : `bought up to ${fields.uses} times`,
    ...(delivery ? [deliveryWords({ delivery })] : []),
    `the fee: ${FEE_PAYER_WORDS[fields.fee_payer].toLowerCase()}`,
    ...(days > 0 ? [`open for ${counted(days, 'day')}`] : []),
  ].join(' · ')
}

const messageOf = (name: keyof DealFields) => DEAL_MESSAGES[name]

type Props = {
  uid: string
  /** The deal that is edited; undefined for a new one. */
  deal?: HeldDeal
  onSaved: (deal: HeldDeal) => void
}

/** The terms of a deal. A title, a price and what it is are enough; the rest has a default. */
export const DealForm = ({ uid, deal, onSaved }: Props) => {
  const [isMore, setMore] = useState(false)
  const [folder] = useState(newFolder)
  const form = useForm<DealFields>({
    resolver: (values, context, options) =>
      zodResolver(dealFieldsSchema(values))(values, context, options),
    defaultValues: dealFieldsOf(deal, Date.now()),
  })
  const { formState, setError, watch } = form
  const draft = useFormDraft(form, `deal_${deal?.id ?? 'new'}`)
  const field = fieldProps<DealFields>(form, messageOf)
  const edited = useEditedImages({
    saved: deal?.terms.images ?? [],
    max: MAX_DEAL_IMAGES,
    pathOf: (name) => storagePaths.productImage(uid, folder, name),
  })
  const pictures = usePicturesProblem(edited)
  const fields = watch()
  const attempt = useAttempt()

  /** Shows a refusal at its field, which is unfolded. */
  const refuse = (error: unknown) => {
    const named = Object.entries(fieldErrors(error)).flatMap(([name, message]) => {
      const own = dealFieldOf(name)
      return own ? [{ own, message }] : []
    })
    const isOfUses = isRefusal(error, 'deal/too-many-uses') || isRefusal(error, 'deal/uses-taken')
    if (isOfUses) named.push({ own: 'uses', message: inlineFailureText(error) })
    for (const { own, message } of named) setError(own, { type: 'server', message })
    unfold(named.map(({ own }) => own))
    if (!isOfUses) setError('root', { message: inlineFailureText(error) })
  }
  const unfold = (names: readonly string[]) => {
    if (MORE_FIELDS.some((name) => names.includes(name))) setMore(true)
  }
  const save = useSubmit(
    form,
    async (values) => {
      if (!pictures.check()) return
      try {
        const terms = dealDraftOf(values, edited.paths)
        const saved = await saveDeal(deal?.id, terms, attempt.of(terms))
        draft.forget()
        onSaved(saved)
      } catch (error) {
        refuse(error)
      }
    },
    { textOf: messageOf, onInvalid: unfold },
  )

  return (
    <form noValidate onSubmit={save} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DraftNote draft={draft} />
      <TextField
        label="What do you sell?"
        hint="As you agreed on it: “Two carved iroko stools”."
        {...field('title')}
      />
      <TextField
        label="Price in naira"
        prefix="₦"
        inputMode="decimal"
        hint="For one purchase."
        {...field('price')}
      />
      <DealMoneyLines priced={pricedBy(fields)} />
      <TextArea
        label="Description"
        rows={4}
        hint="Size, colour, condition. If something goes wrong, this is what was agreed."
        {...field('description')}
      />
      {deal && <FlagNote flags={deal.flags} />}
      <PicturesField edited={edited} pictures={pictures} />
      <details
        open={isMore}
        onToggle={(event) => setMore(event.currentTarget.open)}
        className="rounded-lg border border-line bg-surface"
      >
        <summary className="cursor-pointer p-4 font-semibold">
          More
          <span className="block text-sm font-normal text-muted">{moreWords(fields)}</span>
        </summary>
        <div className="grid gap-6 border-t border-line p-4">
          <MoreFields form={form} field={field} />
        </div>
      </details>
      {deal && (
        <p className="rounded-md bg-sunken px-3 py-2 text-sm">
          Saving makes version {deal.version + 1}. Who has paid, or is paying now, keeps the version
          that they saw.
        </p>
      )}
      <FormAlert>{formState.errors.root?.message}</FormAlert>
      <Button
        type="submit"
        className="justify-self-start max-sm:w-full"
        loading={formState.isSubmitting}
        loadingText="Saving…"
      >
        {deal ? 'Save the new version' : 'Make the deal'}
      </Button>
    </form>
  )
}
