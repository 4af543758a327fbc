import { type Checked, checkEndpoints } from '@contract/api/messaging/check'
import { vendorPaths } from '@contract/vendor-urls'
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { paths } from '@/config/paths'
import { call } from '@/lib/api/api-client'
import { bootSession } from '@/lib/session/restore-session'
import { useSession } from '@/lib/session/session'
import { getSession } from '@/lib/session/session-store'
import { useAction } from '@/lib/use-action'
import { cx } from '@/ui/cx'
import { Card } from '@/ui/data/card'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { TextArea } from '@/ui/form/text-area'
import { Link } from '@/ui/navigation/link'

const LOOKS: Record<Checked['verdict'], { icon: typeof CircleX; className: string }> = {
  yours: { icon: CircleCheck, className: 'text-primary' },
  ours: { icon: CircleCheck, className: 'text-primary' },
  unproven: { icon: CircleHelp, className: 'text-warning' },
  not_ours: { icon: CircleX, className: 'text-error' },
  sign_in: { icon: CircleHelp, className: 'text-warning' },
}

const ordersTitle = ({ verdict }: Checked) =>
  verdict === 'yours' ? 'What is true now' : 'What waits for you now'

const Orders = ({ checked }: { checked: Checked }) => (
  <div className="grid gap-3 border-t border-line pt-4">
    <h3 className="text-base">{ordersTitle(checked)}</h3>
    <ul className="grid gap-3">
      {checked.orders.map(({ transaction_id, party, title, text }) => (
        <li key={transaction_id}>
          <Link
            to={
              party === 'vendor' ? vendorPaths.sale(transaction_id) : paths.purchase(transaction_id)
            }
            className="font-semibold underline"
          >
            {title}
          </Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </div>
)

const Answer = ({ checked }: { checked: Checked }) => {
  const { status } = useSession()
  const { icon: Icon, className } = LOOKS[checked.verdict]
  return (
    <Card className="grid gap-4">
      <div className="flex gap-3">
        <Icon aria-hidden className={cx('mt-1 size-6 shrink-0', className)} />
        <div className="grid min-w-0 gap-1">
          <h2 className="text-xl">{checked.title}</h2>
          <p className="wrap-anywhere">{checked.text}</p>
        </div>
      </div>
      {checked.orders.length > 0 && <Orders checked={checked} />}
      {status === 'signed_out' && checked.verdict !== 'not_ours' && (
        <LinkButton
          to={paths.loginThen(paths.check)}
          variant="secondary"
          className="justify-self-start"
        >
          Login
        </LinkButton>
      )}
    </Card>
  )
}

/** Who is known only once the session is restored gets what is true of their orders as well. */
const ask = async (text: string): Promise<Checked> => {
  await bootSession()
  const { message, own } = checkEndpoints
  return getSession().status === 'signed_in'
    ? call(own, { body: { text } })
    : call(message, { body: { text } })
}

/** Nothing of it is kept: what is pasted may hold somebody's word. */
export const CheckForm = () => {
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<Checked>()
  const check = useAction(async (pasted: string) => setChecked(await ask(pasted)), {
    onFailure: () => setChecked(undefined),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') void check.run(text.trim())
  }
  return (
    <div className="grid gap-5">
      <Card>
        <form onSubmit={submit} noValidate className="grid gap-5" aria-label="Check a message">
          <TextArea
            label="Message, link or code"
            hint="Paste it as you got it. Links in it aren’t opened."
            rows={5}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <FormAlert>{check.failure}</FormAlert>
          <Button
            type="submit"
            className="justify-self-start"
            disabled={text.trim() === ''}
            loading={check.isPending}
            loadingText="Checking…"
          >
            Check it
          </Button>
        </form>
      </Card>
      <div role="status">{checked && <Answer checked={checked} />}</div>
    </div>
  )
}
