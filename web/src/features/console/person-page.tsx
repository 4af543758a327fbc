import { consoleEndpoints } from '@contract/api/console/console'
import { PERSON_REASONS } from '@contract/entities/console/audit'
import type { ConsolePerson } from '@contract/entities/console/console'
import { mayAs, type OperatorRole } from '@contract/entities/console/operator'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { call } from '@/lib/api/api-client'
import { Panel } from '@/ui/data/panel'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { AccountPanel } from './account-panel'
import { AuditLines } from './audit-lines'
import { Facts } from './facts'
import { Loaded } from './loaded'
import { NoteButton } from './note-button'
import { ReasonDialog, type Step } from './reason-dialog'
import { TransactionLines } from './transaction-lines'

type PersonReason = (typeof PERSON_REASONS)[number]
type Action = 'suspend' | 'reinstate' | 'block_payouts' | 'unblock_payouts'

const STEPS: Record<Action, Omit<Step, 'run'> & { button: string }> = {
  suspend: {
    title: 'Suspend the store',
    text: 'Its products go off the market; open orders and payouts go on. Its vendor reads the reason.',
    button: 'Suspend the store',
    done: 'The store is suspended.',
    isDanger: true,
  },
  reinstate: {
    title: 'Reinstate the store',
    text: 'Its products are on the market again. Its vendor reads the reason.',
    button: 'Reinstate the store',
    done: 'The store is open again.',
  },
  block_payouts: {
    title: 'Block payouts',
    text: 'Nothing is paid out until it is allowed again. Transfers that are on their way conclude.',
    button: 'Block payouts',
    done: 'Payouts are blocked.',
    isDanger: true,
  },
  unblock_payouts: {
    title: 'Allow payouts',
    text: 'The store can be paid out again.',
    button: 'Allow payouts',
    done: 'Payouts are allowed.',
  },
}

type StoreProps = { uid: string; store: NonNullable<ConsolePerson['store']>; mayAct: boolean }

const StorePanel = ({ uid, store, mayAct, onDone }: StoreProps & { onDone: () => void }) => {
  const [action, setAction] = useState<Action>()
  const { payout_account, payouts_blocked, status } = store
  const actions: Action[] = [
    status === 'active' ? 'suspend' : 'reinstate',
    payouts_blocked ? 'unblock_payouts' : 'block_payouts',
  ]
  const end = () => {
    setAction(undefined)
    onDone()
  }
  return (
    <Panel title={store.name}>
      <Facts
        facts={[
          ['State', status],
          ['Legal name', store.legal_name],
          ['Phone', store.phone],
          [
            'Paid to',
            payout_account
              ? `${payout_account.account_name}, ${payout_account.bank_name} ${payout_account.account_number_masked}`
              : 'no account',
          ],
          ['Payouts', payouts_blocked ? 'blocked' : 'allowed'],
        ]}
      />
      {mayAct && (
        <div className="flex flex-wrap gap-3">
          {actions.map((one) => (
            <Button key={one} variant="secondary" onClick={() => setAction(one)}>
              {STEPS[one].button}
            </Button>
          ))}
        </div>
      )}
      {action && (
        <ReasonDialog
          onClose={end}
          step={{
            ...STEPS[action],
            run: (reason) =>
              call(consoleEndpoints.store, { params: { id: uid }, body: { action, reason } }),
          }}
        />
      )}
    </Panel>
  )
}

/** A person with the store, the latest purchases and sales, and what was decided about them. */
const Person = ({ role, why }: { role: OperatorRole; why: PersonReason }) => {
  const { id = '' } = useParams()
  const query = useQuery({
    queryKey: ['console', 'person', id],
    queryFn: ({ signal }) =>
      call(consoleEndpoints.person, { params: { id }, query: { why }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  return (
    <Loaded query={query} label="the person">
      {(person) => {
        const { uid, name, store, purchases, sales, decisions } = person
        return (
          <>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <h1 className="wrap-anywhere">{name}</h1>
              <NoteButton type="person" id={uid} onDone={() => void query.refetch()} />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
                <AccountPanel
                  person={person}
                  mayAct={mayAs(role, 'money')}
                  onDone={() => void query.refetch()}
                />
                {store && (
                  <StorePanel
                    uid={uid}
                    store={store}
                    mayAct={mayAs(role, 'money')}
                    onDone={() => void query.refetch()}
                  />
                )}
                {decisions.length > 0 && (
                  <Panel title="Decisions and notes">
                    <AuditLines entries={decisions} />
                  </Panel>
                )}
              </div>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6 2xl:grid-cols-2">
                {purchases.length > 0 && (
                  <Panel title="Latest purchases">
                    <TransactionLines lines={purchases} why={why} />
                  </Panel>
                )}
                {sales.length > 0 && (
                  <Panel title="Latest sales">
                    <TransactionLines lines={sales} why={why} />
                  </Panel>
                )}
              </div>
            </div>
          </>
        )
      }}
    </Loaded>
  )
}

/** Asks why somebody's page is opened: the audit log keeps it. */
const WhyForm = ({ onChosen }: { onChosen: (why: PersonReason) => void }) => {
  const [why, setWhy] = useState<PersonReason>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (why) onChosen(why)
  }
  return (
    <>
      <h1>Person</h1>
      <form onSubmit={submit} noValidate className="grid max-w-md gap-4">
        <SelectField
          label="Why you look"
          hint="Kept in the audit log."
          value={why ?? ''}
          options={[
            { value: '', label: 'Choose a reason' },
            ...PERSON_REASONS.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
          ]}
          onChange={(event) => setWhy(PERSON_REASONS.find((one) => one === event.target.value))}
        />
        <Button type="submit" className="justify-self-start" disabled={!why}>
          Open the page
        </Button>
      </form>
    </>
  )
}

/** A person's page, once the reason is chosen. */
export const PersonPage = ({ role }: { role: OperatorRole }) => {
  usePageTitle('Person')
  const [search, setSearch] = useSearchParams()
  const why = PERSON_REASONS.find((reason) => reason === search.get('why'))
  if (!why) return <WhyForm onChosen={(chosen) => setSearch({ why: chosen }, { replace: true })} />
  return <Person role={role} why={why} />
}
