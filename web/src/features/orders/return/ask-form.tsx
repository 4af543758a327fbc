import { returnEndpoints } from '@contract/api/orders/returns'
import { goodsIdOf } from '@contract/catalog/variants'
import {
  isFault,
  RETURN_REASONS,
  type ReturnLine,
  type ReturnReason,
} from '@contract/entities/orders/return'
import type { Transaction } from '@contract/entities/orders/transaction'
import { POLICY } from '@contract/escrow/policy'
import { returnAmountsOf } from '@contract/escrow/return-amounts'
import { DAY_MS } from '@contract/time'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '@/lib/api/api-client'
import { isApiError } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSubmit } from '@/lib/forms/use-submit'
import { useAction } from '@/lib/use-action'
import { partyName } from '@/shared/parties/parties'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { FormActions } from '@/ui/form/form-actions'
import { SelectField } from '@/ui/form/select-field'
import { TextArea } from '@/ui/form/text-area'
import { Modal } from '@/ui/overlay/modal'
import type { ActionProps } from '../actions/action-props'
import { nowFor, useNow } from '../details/use-now'
import { evidencePath } from '../dispute/evidence-path'
import { Images } from '../dispute/images'
import { usePictures } from '../dispute/use-pictures'
import { AskLines } from './ask-lines'
import { ReturnSums } from './return-sums'
import { RETURN_REASON_LABELS } from './return-words'
import { changedMindRefusal, returnableItems, type Way, WISHES } from './ways'

const row = returnEndpoints.ask
const { reason, wish, description } = row.body.shape
const fieldsSchema = z.object({ reason, wish, description })
type Fields = z.infer<typeof fieldsSchema>

const TITLES: Record<Exclude<Way, 'dispute'>, string> = {
  return: 'Return it',
  replace: 'Have it replaced or repaired',
  part: 'Keep it for less',
}

const WISH_OPTIONS = [
  { value: 'replacement', label: 'Another one instead' },
  { value: 'repair', label: 'The same one, repaired' },
]

/** The fields to which the server's refusals belong. */
const REFUSED: Record<string, 'lines' | 'reason' | 'wish' | 'photos'> = {
  'transaction/return-units-out-of-range': 'lines',
  'transaction/changed-mind-not-taken': 'reason',
  'transaction/no-second-try': 'wish',
  'transaction/photo-required': 'photos',
  'transaction/evidence-not-ours': 'photos',
}
const refusedField = (error: unknown) => (isApiError(error) ? REFUSED[error.code] : undefined)

const startCounts = (transaction: Transaction): Record<string, number> => {
  const items = returnableItems(transaction)
  return Object.fromEntries(
    items.map((item) => [goodsIdOf(item), items.length === 1 ? item.quantity : 0]),
  )
}

const linesOf = (transaction: Transaction, counts: Record<string, number>): ReturnLine[] =>
  returnableItems(transaction)
    .map((item) => ({
      product_id: item.product_id,
      variant_id: item.variant_id,
      quantity: counts[goodsIdOf(item)] ?? 0,
    }))
    .filter(({ quantity }) => quantity > 0)

type Props = ActionProps & { way: Exclude<Way, 'dispute'>; onBack: () => void }
type Errors = Partial<Record<'lines' | 'reason' | 'wish' | 'photos', string>>

/** Asks to send goods back, to have them sent again, or to keep them for less. */
export const AskForm = ({ transaction, party, way, run, onClose, onBack }: Props) => {
  const { id, currency } = transaction
  const now = nowFor(transaction, useNow())
  const [counts, setCounts] = useState(() => startCounts(transaction))
  const photos = usePictures()
  const [refused, setRefused] = useState<Errors>({})
  const form = useForm<Fields>({
    resolver: zodResolver(fieldsSchema),
    defaultValues: { wish: WISHES[way][0] },
  })
  const { register, watch, formState } = form
  const { errors } = formState
  const draft = useFormDraft(form, `return_${way}_${id}`, 'wish')
  const pathOf = useMemo(() => evidencePath(transaction, party), [transaction, party])
  const vendor = partyName(transaction, 'vendor')
  const chosen = watch('reason')
  const lines = linesOf(transaction, counts)
  const mindRefusal = way === 'return' ? changedMindRefusal(transaction, lines, now) : undefined
  const isFaulty = isFault({ reason: chosen })
  const { paths } = photos

  const ask = useAction(
    async (fields: Fields) => {
      const body = { ...fields, lines, photo_paths: paths }
      await run(() => call(row, { params: { id }, body }))
      draft.forget()
      toast.success(
        `${vendor} has been asked and has ${POLICY.answer_return_ms / DAY_MS} days to answer.`,
      )
      onClose()
    },
    {
      textOf: (error) => (refusedField(error) ? '' : inlineFailureText(error)),
      onFailure: (error) => {
        const field = refusedField(error)
        if (field) setRefused({ [field]: inlineFailureText(error) })
      },
    },
  )
  const leaving = (go: () => void) => !ask.isPending && photos.ask(go)
  const problemsIn = (reason: ReturnReason | undefined): Errors => ({
    ...(lines.length === 0 && { lines: 'Choose what it is about.' }),
    ...(reason &&
      isFault({ reason }) &&
      paths.length === 0 && { photos: 'Add at least one picture that shows it.' }),
    ...(reason === 'changed_mind' && mindRefusal && { reason: mindRefusal }),
  })
  const submit = useSubmit(
    form,
    async (fields) => {
      ask.clearFailure()
      const problems = problemsIn(fields.reason)
      setRefused(problems)
      if (Object.keys(problems).length === 0) await ask.run(fields)
    },
    {
      onInvalid: () => {
        ask.clearFailure()
        setRefused(problemsIn(form.getValues('reason')))
      },
    },
  )

  const reasons = RETURN_REASONS.filter((value) => value !== 'changed_mind' || way === 'return')
  return (
    <Modal isOpen onClose={() => leaving(onClose)} title={TITLES[way]} maxWidth={640}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <AskLines
          transaction={transaction}
          counts={counts}
          error={refused.lines}
          onChange={(changed) => {
            setCounts(changed)
            setRefused({})
          }}
        />
        <SelectField
          label="What is wrong?"
          placeholder="Choose a reason"
          defaultValue=""
          options={reasons.map((value) => ({
            value,
            label: RETURN_REASON_LABELS[value],
            disabled: value === 'changed_mind' && mindRefusal !== undefined,
          }))}
          hint={mindRefusal}
          error={errors.reason ? 'Choose a reason.' : refused.reason}
          {...register('reason')}
        />
        {way === 'replace' && (
          <SelectField
            label="What do you want instead?"
            options={WISH_OPTIONS}
            error={refused.wish}
            {...register('wish')}
          />
        )}
        <TextArea
          label="What happened?"
          rows={4}
          hint={
            way === 'part'
              ? `Say what is wrong and how much less would be fair. ${vendor} reads it.`
              : `Say what you expected and what came. ${vendor} reads it.`
          }
          error={errors.description?.message}
          {...register('description')}
        />
        <Images
          label="Pictures that show it"
          hint="Both of you see them. They can’t be removed once they are sent."
          most={POLICY.max_return_photos}
          isRequired={isFaulty}
          error={refused.photos}
          pathOf={pathOf}
          onChange={photos.onChange}
        />
        <div role="status" className="grid gap-2 rounded-md bg-sunken p-3 text-sm empty:hidden">
          {lines.length > 0 && way === 'return' && chosen && (
            <ReturnSums
              amounts={returnAmountsOf(transaction, lines, chosen)}
              currency={currency}
              total={isFaulty ? 'Back to you' : 'Back to you, for the goods alone'}
            />
          )}
        </div>
        <p className="text-sm">
          {vendor} has {POLICY.answer_return_ms / DAY_MS} days to answer. No answer means yes, at
          their cost. Each of the goods can go back once.
        </p>
        <FormAlert>{ask.failure || errors.root?.message}</FormAlert>
        <FormActions
          text={`Ask ${vendor}`}
          busyText="Asking…"
          isSubmitting={ask.isPending}
          disabled={photos.isBusy}
          onCancel={() => leaving(onBack)}
        />
      </form>
      {photos.question}
    </Modal>
  )
}
