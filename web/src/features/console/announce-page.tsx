import { ANNOUNCEMENT_LENGTHS, supportEndpoints } from '@contract/api/messaging/support'
import { AUDIENCES, type Audience } from '@contract/entities/messaging/announcement'
import { counted } from '@contract/text/counted'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { useRecentLogin } from '@/lib/session/use-recent-login'
import { useAction } from '@/lib/use-action'
import { Panel } from '@/ui/data/panel'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { problemIn } from './written'

type Text = { title: string; text: string; audience: Audience }
type Draft = { id: string; title: string; message: string; recipients: number }

const AUDIENCE_LABELS: Record<Audience, string> = {
  all: 'Everyone',
  buyers: 'People without a store',
  vendors: 'Vendors',
}
const EMPTY: Text = { title: '', text: '', audience: 'all' }
const LENGTHS = ANNOUNCEMENT_LENGTHS

const peopleText = (count: number): string => counted(count, 'person', 'people')

const { shape } = supportEndpoints.draft.body

const problemsIn = ({ title, text }: Text) => ({
  title: problemIn(title, shape.title, LENGTHS.title),
  text: problemIn(text, shape.text, LENGTHS.text),
})

const isComplete = (given: Text): boolean => {
  const { title, text } = problemsIn(given)
  const isLong =
    given.title.trim().length >= LENGTHS.title.min && given.text.trim().length >= LENGTHS.text.min
  return isLong && !title && !text
}

/** An announcement: written, looked at as people will read it, and only then sent. */
export const AnnouncePage = () => {
  usePageTitle('Announce')
  const [given, setGiven] = useState(EMPTY)
  const [draft, setDraft] = useState<Draft>()
  const problems = problemsIn(given)
  const login = useRecentLogin()
  const preview = useAction(async () => {
    setDraft(await login.run(() => call(supportEndpoints.draft, { body: given })))
  })
  const send = useAction(async ({ id }: Draft) => {
    await login.run(() => call(supportEndpoints.announce, { body: { ...given, id } }))
    toast.success('The announcement is on its way.')
    setGiven(EMPTY)
    setDraft(undefined)
  })
  const change = (part: Partial<Text>) => {
    setGiven({ ...given, ...part })
    setDraft(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void preview.run()
  }
  return (
    <>
      <h1>Announce</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <Panel title="Text">
          <form onSubmit={submit} noValidate className="grid gap-4">
            <SelectField
              label="To"
              value={given.audience}
              options={AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] }))}
              onChange={({ target }) => {
                const audience = AUDIENCES.find((one) => one === target.value)
                if (audience) change({ audience })
              }}
            />
            <TextField
              label="Title"
              maxLength={LENGTHS.title.max}
              error={problems.title}
              value={given.title}
              onChange={({ target }) => change({ title: target.value })}
            />
            <TextArea
              label="Text"
              rows={6}
              maxLength={LENGTHS.text.max}
              error={problems.text}
              value={given.text}
              onChange={({ target }) => change({ text: target.value })}
            />
            <FormAlert>{preview.failure}</FormAlert>
            <Button
              type="submit"
              variant="secondary"
              className="justify-self-start"
              disabled={!isComplete(given)}
              loading={preview.isPending}
            >
              Preview
            </Button>
          </form>
        </Panel>
        {draft && (
          <Panel title={`To ${peopleText(draft.recipients)}`}>
            <p className="font-semibold wrap-anywhere">{draft.title}</p>
            <p className="whitespace-pre-line wrap-anywhere">{draft.message}</p>
            <FormAlert>{send.failure}</FormAlert>
            <Button
              className="justify-self-start"
              loading={send.isPending}
              onClick={() => void send.run(draft)}
            >
              Send to {peopleText(draft.recipients)}
            </Button>
          </Panel>
        )}
      </div>
      {login.dialog}
    </>
  )
}
