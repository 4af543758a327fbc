import type { BodyOf } from '@contract/api/endpoint'
import { transactionEndpoints } from '@contract/api/orders/transactions'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { send } from '@/lib/api/api-client'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSubmit } from '@/lib/forms/use-submit'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { TextArea } from '@/ui/form/text-area'

/** The name under which an unfinished reply is stored. */
export const replyDraft = (review_id: string) => `reply_${review_id}`

type Fields = BodyOf<(typeof transactionEndpoints)['reply']>

/** The form for the vendor's reply; a review has one reply. */
export const ReplyForm = ({ review_id }: { review_id: string }) => {
  const form = useForm<Fields>({
    resolver: zodResolver(transactionEndpoints.reply.body),
    defaultValues: { text: '' },
  })
  const { register, setError, formState } = form
  const draft = useFormDraft(form, replyDraft(review_id))
  const publish = useSubmit(form, async (body) => {
    const input = { params: { id: review_id }, body }
    try {
      const { data } = await send(transactionEndpoints.reply, input, (message) =>
        setError('root', { message }),
      )
      if (!data) return
      draft.forget()
      toast.success('Your answer is published')
    } catch {
      // It is shown above the button.
    }
  })
  return (
    <form onSubmit={publish} noValidate className="grid max-w-prose gap-3">
      <TextArea
        label="Your answer"
        hint="Everyone can read it, and you can’t change it later."
        rows={3}
        error={formState.errors.text?.message}
        {...register('text')}
      />
      <FormAlert>{formState.errors.root?.message}</FormAlert>
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        className="justify-self-start"
        loading={formState.isSubmitting}
      >
        Publish answer
      </Button>
    </form>
  )
}
