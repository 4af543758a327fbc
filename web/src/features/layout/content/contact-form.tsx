import { CONTACT_LENGTHS, publicEndpoints } from '@contract/api/catalog/public'
import { TICKET_TOPICS, type TicketTopic } from '@contract/entities/messaging/ticket-topics'
import { zodResolver } from '@hookform/resolvers/zod'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { call } from '@/lib/api/api-client'
import { fieldProps } from '@/lib/field-props'
import { emailField } from '@/lib/forms/email-field'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSubmit } from '@/lib/forms/use-submit'
import { useAction } from '@/lib/use-action'
import { Card } from '@/ui/data/card'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'

type Props = { email: string; onAnother: () => void }

const ContactSent = ({ email, onAnother }: Props) => (
  <Card className="grid content-start justify-items-start gap-3">
    <CircleCheck aria-hidden className="size-8 text-success" />
    <h2 className="text-xl">Your message is on its way</h2>
    <p role="status" className="text-muted">
      We answer to {email}.
    </p>
    <Button variant="secondary" onClick={onAnother}>
      Write another
    </Button>
  </Card>
)

const { body: bodySchema } = publicEndpoints.contact

const contactSchema = z.extend(bodySchema, {
  email: emailField('This is not an email address'),
  topic: z.enum(TICKET_TOPICS),
})

const MESSAGES: Partial<Record<keyof ContactMessage, string>> = {
  name: 'Tell us your name',
  subject: 'Say in a few words what it is about',
  message: `Write at least ${CONTACT_LENGTHS.message.min} characters`,
}
const messageOf = (name: keyof ContactMessage): string | undefined => MESSAGES[name]

const TOPIC_LABELS: Record<TicketTopic, string> = {
  question: 'A question',
  appeal: 'An appeal against a decision',
  access: 'A copy of my data',
  erasure: 'Deleting my data',
}

type ContactMessage = z.infer<typeof contactSchema>

/** Keeps the input if sending fails. */
export const ContactForm = () => {
  const [search] = useSearchParams()
  const [sentTo, setSentTo] = useState<string>()
  const topic = TICKET_TOPICS.find((one) => one === search.get('topic')) ?? 'question'
  const form = useForm<ContactMessage>({
    resolver: zodResolver(contactSchema),
    defaultValues: {
      name: '',
      email: '',
      topic,
      subject: search.get('subject') ?? '',
      message: '',
    },
  })
  const draft = useFormDraft(form, 'contact')
  const field = fieldProps(form, messageOf)

  const { run, isPending, failure } = useAction(async (body: ContactMessage) => {
    await call(publicEndpoints.contact, { body })
    setSentTo(body.email)
    form.reset()
    draft.forget()
  })

  const submit = useSubmit(form, run, { textOf: messageOf })

  if (sentTo) return <ContactSent email={sentTo} onAnother={() => setSentTo(undefined)} />
  return (
    <Card>
      <form onSubmit={submit} noValidate className="grid gap-5" aria-label="Write to us">
        <TextField label="Your name" autoComplete="name" {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <SelectField
          label="What is it about?"
          options={TICKET_TOPICS.map((value) => ({ value, label: TOPIC_LABELS[value] }))}
          defaultValue={topic}
          {...field('topic')}
        />
        <TextField label="Subject" {...field('subject')} />
        <TextArea label="Message" rows={6} {...field('message')} />
        <FormAlert>{failure ?? form.formState.errors.root?.message}</FormAlert>
        <Button type="submit" loading={isPending} loadingText="Sending...">
          Send message
        </Button>
      </form>
    </Card>
  )
}
