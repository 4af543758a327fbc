import { consoleEndpoints } from '@contract/api/console/console'
import { mayAs, type OperatorRole } from '@contract/entities/console/operator'
import { SWITCHES, type Switch } from '@contract/entities/console/switches'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { Panel } from '@/ui/data/panel'
import { StatusChip } from '@/ui/data/status-chip'
import { Button } from '@/ui/form/button'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { Loaded } from './loaded'
import { ReasonDialog } from './reason-dialog'

const WORDS: Record<
  Switch,
  { label: string /** Within a sentence. */; name: string; off: string }
> = {
  checkouts: {
    label: 'Checkouts',
    name: 'checkouts',
    off: 'Nobody can buy. Orders that were placed can still be paid.',
  },
  payouts: {
    label: 'Payouts',
    name: 'payouts',
    off: 'No transfer starts. Those on their way conclude.',
  },
  uploads: { label: 'Uploads', name: 'uploads', off: 'Pictures are refused.' },
  sign_ups: { label: 'New accounts', name: 'new accounts', off: 'Nobody can open an account.' },
  paid_messages: {
    label: 'Paid messages',
    name: 'paid messages',
    off: 'No SMS and no WhatsApp message that costs money is sent. Sign-in codes are, and what is free.',
  },
  card: { label: 'Cards', name: 'cards', off: 'Nobody can pay by card.' },
  bank_transfer: {
    label: 'Bank transfers',
    name: 'bank transfers',
    off: 'Nobody can pay by transfer.',
  },
  bank: {
    label: 'Bank apps and OPay',
    name: 'bank apps and OPay',
    off: 'Nobody can pay from a bank app.',
  },
  ussd: { label: 'USSD codes', name: 'USSD codes', off: 'Nobody can pay with a USSD code.' },
}

/** What operators can turn off for everyone; within half a minute. */
export const SwitchesPage = ({ role }: { role: OperatorRole }) => {
  usePageTitle('Switches')
  const [name, setName] = useState<Switch>()
  const query = useQuery({
    queryKey: ['console', 'switches'],
    queryFn: ({ signal }) => call(consoleEndpoints.switches, { signal }),
  })
  return (
    <>
      <h1>Switches</h1>
      <Loaded query={query} label="the switches">
        {({ off }) => (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 xl:grid-cols-3">
              {SWITCHES.map((one) => {
                const isOn = !off.includes(one)
                return (
                  <Panel key={one} title={WORDS[one].label}>
                    <p>
                      <StatusChip tone={isOn ? 'success' : 'error'} label={isOn ? 'on' : 'off'} />
                    </p>
                    <p className="text-sm text-muted">Off: {WORDS[one].off}</p>
                    {mayAs(role, 'owner') && (
                      <Button
                        variant={isOn ? 'secondary' : 'primary'}
                        onClick={() => setName(one)}
                      >{`Turn ${WORDS[one].name} ${isOn ? 'off' : 'on'}`}</Button>
                    )}
                  </Panel>
                )
              })}
            </div>
            {name && (
              <ReasonDialog
                onClose={() => {
                  setName(undefined)
                  void query.refetch()
                }}
                step={{
                  title: `Turn ${WORDS[name].name} ${off.includes(name) ? 'on' : 'off'}`,
                  text: off.includes(name)
                    ? 'For everyone, within half a minute.'
                    : `${WORDS[name].off} For everyone, within half a minute; what is in flight concludes.`,
                  button: off.includes(name) ? 'Turn it on' : 'Turn it off',
                  done: `${WORDS[name].label} changed.`,
                  isDanger: !off.includes(name),
                  run: (reason) =>
                    call(consoleEndpoints.turnSwitch, {
                      body: { name, is_on: off.includes(name), reason },
                    }),
                }}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}
