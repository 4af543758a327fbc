import { returnEndpoints } from '@contract/api/orders/returns'
import { reasonTextSchema } from '@contract/entities/orders/transaction'
import { POLICY } from '@contract/escrow/policy'
import { formatMoney } from '@contract/money'
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
import { TextArea } from '@/ui/form/text-area'
import { Modal } from '@/ui/overlay/modal'
import type { ActionProps } from '../actions/action-props'
import { evidencePath } from '../dispute/evidence-path'
import { Images } from '../dispute/images'
import { usePictures } from '../dispute/use-pictures'

const fieldsSchema = z.object({ reason: reasonTextSchema })

const OF_PHOTOS = ['transaction/photo-required', 'transaction/evidence-not-ours']
const isOfPhotos = (error: unknown) => isApiError(error) && OF_PHOTOS.includes(error.code)

const NO_PHOTO = 'Add at least one picture of the opening.'

const WORDS = {
  refuse: {
    title: 'Refuse the return?',
    text: (held: string, buyer: string) =>
      `It becomes a dispute of ${buyer}: ${held} stays held until you settle it or Oja decides. A refusal can’t be taken back.`,
    label: 'Why don’t you take it back?',
    pictures: 'Pictures of what you sent',
    button: 'Refuse and open the dispute',
    done: 'Refused. It is a dispute now, and the money stays held.',
  },
  contest: {
    title: 'Something is wrong with it?',
    text: (held: string) =>
      `Oja looks at it and decides; until then ${held} stays held. You can still settle it between you.`,
    label: 'What is wrong with what came back?',
    pictures: 'Pictures of the opening',
    button: 'Contest it and let Oja decide',
    done: 'Contested. Oja looks at it, and the money stays held.',
  },
} as const

type Props = ActionProps & { kind: keyof typeof WORDS }

/** Refuses a return, or contests what came back: both say why, and show it. */
export const AnswerForm = ({ kind, transaction, party, run, onClose }: Props) => {
  const { id, money, currency } = transaction
  const words = WORDS[kind]
  const isRequired = kind === 'contest'
  const photos = usePictures()
  const [refused, setRefused] = useState<string>()
  const form = useForm({ resolver: zodResolver(fieldsSchema) })
  const { register, formState } = form
  const draft = useFormDraft(form, `return_${kind}_${id}`)
  const pathOf = useMemo(() => evidencePath(transaction, party), [transaction, party])
  const { paths } = photos
  const buyer = partyName(transaction, 'buyer')

  const answer = useAction(
    async ({ reason }: z.infer<typeof fieldsSchema>) => {
      const body = { reason, evidence_paths: paths }
      await run(() => call(returnEndpoints[kind], { params: { id }, body }))
      draft.forget()
      toast.success(words.done)
      onClose()
    },
    {
      textOf: (error) => (isOfPhotos(error) ? '' : inlineFailureText(error)),
      onFailure: (error) => {
        if (isOfPhotos(error)) setRefused(inlineFailureText(error))
      },
    },
  )
  const isMissing = isRequired && paths.length === 0
  const check = () => {
    answer.clearFailure()
    setRefused(isMissing ? NO_PHOTO : undefined)
  }
  const submit = useSubmit(
    form,
    async (fields) => {
      check()
      if (!isMissing) await answer.run(fields)
    },
    { onInvalid: check },
  )
  const close = () => !answer.isPending && photos.ask(onClose)

  return (
    <Modal isOpen onClose={close} title={words.title} maxWidth={640}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="rounded-md bg-sunken p-3 text-sm">
          {words.text(formatMoney(money.held_minor, currency), buyer)}
        </p>
        <TextArea
          label={words.label}
          rows={4}
          hint={`${buyer} reads this.`}
          error={formState.errors.reason?.message}
          {...register('reason')}
        />
        <Images
          label={words.pictures}
          hint="Both of you see them. They can’t be removed once they are sent."
          most={POLICY.max_return_photos}
          isRequired={isRequired}
          error={refused}
          pathOf={pathOf}
          onChange={photos.onChange}
        />
        <FormAlert>{answer.failure || formState.errors.root?.message}</FormAlert>
        <FormActions
          text={words.button}
          busyText="Sending…"
          isDanger
          isSubmitting={answer.isPending}
          disabled={photos.isBusy}
          onCancel={close}
        />
      </form>
      {photos.question}
    </Modal>
  )
}
