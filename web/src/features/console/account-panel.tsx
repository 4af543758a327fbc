import { supportEndpoints } from '@contract/api/messaging/support'
import type { ConsolePerson } from '@contract/entities/console/console'
import { emailSchema } from '@contract/entities/people/user'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { DateTime } from '@/ui/data/date-time'
import { Panel } from '@/ui/data/panel'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'
import { Facts } from './facts'
import { ReasonDialog } from './reason-dialog'

type DialogProps = { uid: string; onClose: () => void }

const GiveEmail = ({ uid, onClose }: DialogProps) => {
  const [address, setAddress] = useState('')
  const { success: isReady, data: email = '' } = emailSchema.safeParse(address.trim())
  return (
    <ReasonDialog
      isReady={isReady}
      onClose={onClose}
      step={{
        title: 'Give an email address',
        text: (
          <div className="grid gap-4">
            <p>
              Only to who proved that the account is theirs, by an order. Its number leaves the
              account, everybody is logged out, and a password is chosen by email.
            </p>
            <TextField
              label="Email address"
              type="email"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          </div>
        ),
        label: 'What they proved it with',
        button: 'Give this address',
        done: 'The account has this address now.',
        isDanger: true,
        run: (reason) =>
          call(supportEndpoints.giveEmail, { params: { id: uid }, body: { email, reason } }),
      }}
    />
  )
}

type Props = { person: ConsolePerson; mayAct: boolean; onDone: () => void }

/** How somebody is reached and gets in. */
export const AccountPanel = ({ person, mayAct, onDone }: Props) => {
  const [isGiving, setGiving] = useState(false)
  const { uid, email, phone, joined_at } = person
  const end = () => {
    setGiving(false)
    onDone()
  }
  return (
    <Panel title="Account">
      <Facts
        facts={[
          ['Email', email || (joined_at ? 'none' : 'deleted')],
          ['Phone number', phone || 'none'],
          ['Here since', joined_at ? <DateTime key="at" at={joined_at} /> : 'unknown'],
          ['Id', uid],
        ]}
      />
      {mayAct && joined_at && !email && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setGiving(true)}>
          Give an email address
        </Button>
      )}
      {isGiving && <GiveEmail uid={uid} onClose={end} />}
    </Panel>
  )
}
