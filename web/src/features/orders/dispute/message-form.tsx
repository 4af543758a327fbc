import { transactionEndpoints } from '@contract/api/orders/transactions'
import { disputeTextSchema } from '@contract/entities/orders/transaction'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { issueOf } from '@/lib/forms/issue-of'
import { useTextDraft } from '@/lib/forms/use-text-draft'
import { useAction } from '@/lib/use-action'
import { otherParty, partyName } from '@/shared/parties/parties'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { TextArea } from '@/ui/form/text-area'
import type { ActorProps } from '../actions/action-props'

export const MessageForm = ({ transaction, party, run }: ActorProps) => {
  const [text, setText] = useTextDraft(`dispute_message_${transaction.id}`)
  const [isTried, setIsTried] = useState(false)
  const error = issueOf(disputeTextSchema, text)

  const send = useAction(async () => {
    await run(() =>
      call(transactionEndpoints.addMessage, { params: { id: transaction.id }, body: { text } }),
    )
    setText('')
    setIsTried(false)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!error) void send.run()
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextArea
        label={`Write to ${partyName(transaction, otherParty(party))}`}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint="It becomes part of this dispute and can’t be removed."
        error={isTried ? error : undefined}
      />
      <FormAlert>{send.failure}</FormAlert>
      <Button
        type="submit"
        className="justify-self-start"
        loading={send.isPending}
        loadingText="Sending…"
      >
        Send
      </Button>
    </form>
  )
}
