import type { BodyOf } from '@contract/endpoint'
import { transactionEndpoints } from '@contract/endpoints/transactions'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { call } from '@/lib/api-client'
import { inlineFailureText } from '@/lib/failure-text'
import { Button } from '@/ui/button'
import { FormAlert } from '@/ui/form-alert'
import { TextArea } from '@/ui/text-area'
import { toast } from '@/ui/toast'

type Fields = BodyOf<(typeof transactionEndpoints)['reply']>

/** The vendor's one answer to a review. */
export const ReplyForm = ({ review_id }: { review_id: string }) => {
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: zodResolver(transactionEndpoints.reply.body),
    defaultValues: { text: '' },
  })
  const send = handleSubmit(async (body) => {
    try {
      await call(transactionEndpoints.reply, { params: { id: review_id }, body })
      toast.success('Your answer is published')
    } catch (error) {
      setError('root', { message: inlineFailureText(error) })
    }
  })
  return (
    <form onSubmit={send} noValidate className="grid max-w-prose gap-3">
      <TextArea
        label="Your answer"
        hint="Everyone can read it, and it can not be changed."
        rows={3}
        error={formState.errors.text && 'Write an answer of 3 to 2,000 characters.'}
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
