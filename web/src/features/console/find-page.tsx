import { consoleEndpoints } from '@contract/api/console/console'
import { consolePaths } from '@contract/console-urls'
import { LOOK_REASONS } from '@contract/entities/console/audit'
import type { Found } from '@contract/entities/console/console'
import { hasSecretNumber } from '@contract/text/secret-number'
import { type FormEvent, type ReactNode, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { useAction } from '@/lib/use-action'
import { Panel } from '@/ui/data/panel'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { Link } from '@/ui/navigation/link'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { TransactionLines } from './transaction-lines'

const SECRET = 'This looks like a card number or a BVN. It was not searched and is not kept.'

const linkClass = 'inline-block py-2 font-semibold wrap-anywhere text-primary underline'

type ListProps = { title: string; isEmpty: boolean; children: ReactNode }

const Results = ({ title, isEmpty, children }: ListProps) => (
  <Panel title={title}>{isEmpty ? <p className="text-muted">None.</p> : children}</Panel>
)

/** People, stores and purchases in one box. What is typed is in no address and no history. */
export const FindPage = () => {
  usePageTitle('Find')
  const [text, setText] = useState('')
  const [why, setWhy] = useState<(typeof LOOK_REASONS)[number]>('request')
  const [found, setFound] = useState<Found>()
  const isSecret = hasSecretNumber(text)
  const { run, isPending, failure } = useAction(async () => {
    setFound(await call(consoleEndpoints.find, { body: { text: text.trim(), why } }))
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSecret) void run()
  }
  return (
    <>
      <h1>Find</h1>
      <form
        onSubmit={submit}
        noValidate
        className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_14rem_auto]"
      >
        <TextField
          label="Name, email, phone, invoice or reference"
          autoComplete="off"
          maxLength={120}
          error={isSecret ? SECRET : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label="Why you look"
          value={why}
          options={LOOK_REASONS.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          onChange={(event) =>
            setWhy(LOOK_REASONS.find((one) => one === event.target.value) ?? 'request')
          }
        />
        <Button
          type="submit"
          className="md:mt-7"
          loading={isPending}
          disabled={isSecret || text.trim().length < 2}
        >
          Find
        </Button>
      </form>
      <FormAlert>{failure}</FormAlert>
      {found && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-3" role="status">
          <Results title="People" isEmpty={found.people.length === 0}>
            <ul>
              {found.people.map(({ uid, name, email }) => (
                <li key={uid}>
                  <Link to={consolePaths.person(uid, why)} className={linkClass}>
                    {name}
                  </Link>
                  <p className="text-sm wrap-anywhere text-muted">
                    {email || 'Logs in with a phone number'}
                  </p>
                </li>
              ))}
            </ul>
          </Results>
          <Results title="Stores" isEmpty={found.stores.length === 0}>
            <ul>
              {found.stores.map(({ uid, name }) => (
                <li key={uid}>
                  <Link to={consolePaths.person(uid, why)} className={linkClass}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </Results>
          <Results title="Purchases" isEmpty={found.transactions.length === 0}>
            <TransactionLines lines={found.transactions} why={why} />
          </Results>
        </div>
      )}
    </>
  )
}
