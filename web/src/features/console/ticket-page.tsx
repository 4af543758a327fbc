import { ANSWER_LENGTH, supportEndpoints } from '@contract/api/messaging/support'
import type { Ticket } from '@contract/entities/messaging/ticket'
import type { TicketTopic } from '@contract/entities/messaging/ticket-topics'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useParams } from 'react-router-dom'
import { call } from '@/lib/api/api-client'
import { useAction } from '@/lib/use-action'
import { DateTime } from '@/ui/data/date-time'
import { Panel } from '@/ui/data/panel'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { TextArea } from '@/ui/form/text-area'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { Facts } from './facts'
import { Loaded } from './loaded'
import { ReasonDialog } from './reason-dialog'
import { problemIn } from './written'

const { text: answerSchema } = supportEndpoints.answer.body.shape

const TOPICS: Record<TicketTopic, string> = {
  question: 'Question',
  appeal: 'Appeal against a decision',
  access: 'Copy of their data',
  erasure: 'Deletion of their data',
}

const AnswerForm = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const [text, setText] = useState('')
  const [isClosing, setClosing] = useState(false)
  const { run, isPending, failure } = useAction(async () => {
    await call(supportEndpoints.answer, { params: { id }, body: { text } })
    toast.success('The answer is on its way.')
    onDone()
  })
  const problem = problemIn(text, answerSchema, ANSWER_LENGTH)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
  const end = () => {
    setClosing(false)
    onDone()
  }
  return (
    <Panel title="Answer">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextArea
          label="Answer"
          hint="Sent by email, with their message below it."
          rows={8}
          maxLength={ANSWER_LENGTH.max}
          error={problem}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <FormAlert>{failure}</FormAlert>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            disabled={problem !== undefined || text.trim().length < ANSWER_LENGTH.min}
            loading={isPending}
          >
            Send the answer
          </Button>
          <Button variant="secondary" onClick={() => setClosing(true)}>
            Close without an answer
          </Button>
        </div>
      </form>
      {isClosing && (
        <ReasonDialog
          onClose={end}
          step={{
            title: 'Close without an answer',
            text: 'It leaves the queue, and nobody is told.',
            button: 'Close it',
            done: 'The message is closed.',
            run: (reason) => call(supportEndpoints.close, { params: { id }, body: { reason } }),
          }}
        />
      )}
    </Panel>
  )
}

const Messages = ({ message, answers }: Pick<Ticket, 'message' | 'answers'>) => (
  <Panel title="Messages">
    <p className="whitespace-pre-line wrap-anywhere">{message}</p>
    {answers.map(({ operator, text, at }) => (
      <div key={operator} className="border-t border-line pt-3">
        <p className="text-sm text-muted">
          We answered, <DateTime at={at} withTime />
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      </div>
    ))}
  </Panel>
)

/** A message to us: who wrote what, until when it is answered, and the answer. */
export const TicketPage = () => {
  usePageTitle('Message')
  const { id = '' } = useParams()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['console', 'ticket', id],
    queryFn: ({ signal }) => call(supportEndpoints.ticket, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const refresh = () => {
    void query.refetch()
    void client.invalidateQueries({ queryKey: ['console', 'queue'] })
  }
  return (
    <Loaded query={query} label="the message">
      {(ticket) => (
        <>
          <h1 className="wrap-anywhere">{ticket.subject}</h1>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
            <Panel title="From">
              <Facts
                facts={[
                  ['Name', ticket.name],
                  ['Email', ticket.email],
                  ['About', TOPICS[ticket.topic]],
                  ['Written', <DateTime key="at" at={ticket.created_at} withTime />],
                  ticket.state === 'open'
                    ? ['Answer by', <DateTime key="due" at={ticket.due_at} withTime />]
                    : ['State', 'closed'],
                ]}
              />
            </Panel>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <Messages {...ticket} />
              {ticket.state === 'open' && <AnswerForm id={id} onDone={refresh} />}
            </div>
          </div>
        </>
      )}
    </Loaded>
  )
}
