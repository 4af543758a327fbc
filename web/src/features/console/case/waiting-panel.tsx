import { consoleEndpoints } from '@contract/api/console/console'
import type { CaseDecision, SharedDecision } from '@contract/entities/console/case-decision'
import type { Case } from '@contract/entities/console/console'
import { formatMoney } from '@contract/money'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { useRecentLogin } from '@/lib/session/use-recent-login'
import { useAction } from '@/lib/use-action'
import { DateTime } from '@/ui/data/date-time'
import { Panel } from '@/ui/data/panel'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { ConfirmModal } from '@/ui/overlay/confirm-modal'
import { Facts } from '../facts'
import { ReasonDialog } from '../reason-dialog'
import { sharesOfVerdict, verdictText } from './verdict'
import { VerdictLines } from './verdict-lines'

const NAMES: Record<SharedDecision, string> = {
  decide: 'end the dispute',
  accept_chargeback: 'accept the chargeback',
  attribute_chargeback: 'give what the bank took to other orders',
  redirect_refund: 'send the refund to another account',
  resend_refund: 'send a refund that the bank has given as well',
  release_hold: 'release the held money',
  correct_ledger: 'correct the ledger',
}

/** What becomes of the amount. */
const MOVES: Record<SharedDecision, string> = {
  decide: 'is divided',
  accept_chargeback: 'goes to the bank',
  attribute_chargeback: 'is paid by other vendors',
  redirect_refund: 'goes to another account',
  resend_refund: 'goes to the buyer once more',
  release_hold: 'goes to the vendor’s wallet',
  correct_ledger: 'is posted',
}

const OUTCOME_WORDS: Record<NonNullable<CaseDecision['outcome']>, string> = {
  release: 'to the vendor',
  refund: 'back to the buyer',
  split: 'divided between them',
}

type Props = { found: Case; decision: CaseDecision; isOwn: boolean; onDecided: () => void }

/** A decision that a second person confirms as it was made, or drops. */
export const WaitingPanel = ({ found, decision, isOwn, onDecided }: Props) => {
  const { transaction_id: id, proposal_id, outcome, refund_minor, account, reason } = decision
  const { currency } = found.transaction
  const [isDropping, setDropping] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const login = useRecentLogin()
  const { run, isPending, failure } = useAction(async () => {
    await login.run(() => call(consoleEndpoints.confirm, { params: { id }, body: { proposal_id } }))
    toast.success('It is carried out.')
    setAsked(false)
    onDecided()
  })
  const end = () => {
    setDropping(false)
    onDecided()
  }
  const shares = outcome && sharesOfVerdict(found, outcome, refund_minor ?? 0)
  const amount = formatMoney(decision.amount_minor, currency)
  return (
    <Panel title="Waits for a second person">
      <Facts
        facts={[
          ['Proposed', NAMES[decision.decision]],
          ['Amount', amount],
          ...(outcome ? ([['Outcome', OUTCOME_WORDS[outcome]]] as const) : []),
          ...(outcome === 'split' && refund_minor !== undefined
            ? ([['To the buyer', formatMoney(refund_minor, currency)]] as const)
            : []),
          ...(account
            ? ([
                ['To', `${account.account_name}, ${account.bank} ${account.account}`],
                ['In the buyer’s name', account.is_payers_name ? 'yes' : 'no'],
              ] as const)
            : []),
          ['By', isOwn ? 'you' : decision.proposed_by],
          ['At', <DateTime key="at" at={decision.proposed_at} withTime />],
        ]}
      />
      <p className="rounded-md bg-sunken p-3 text-sm whitespace-pre-line wrap-anywhere">{reason}</p>
      {isOwn && (
        <p className="text-sm text-muted">
          You proposed this. If there is nobody else, you can confirm it after 24 hours.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsked(true)}>Confirm the decision</Button>
        <Button variant="secondary" onClick={() => setDropping(true)}>
          Drop it
        </Button>
      </div>
      <ConfirmModal
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => void run()}
        title={`Confirm: ${NAMES[decision.decision]}?`}
        confirmText={shares ? verdictText(shares, currency) : `Move ${amount}`}
        isLoading={isPending}
        error={failure}
      >
        <div className="grid gap-3">
          {shares ? (
            <VerdictLines found={found} shares={shares} />
          ) : (
            <p>{`${amount} ${MOVES[decision.decision]}${account ? `: ${account.account_name}, ${account.bank} ${account.account}` : ''}.`}</p>
          )}
          <p className="text-muted">The money moves at once. This can’t be taken back.</p>
        </div>
      </ConfirmModal>
      {login.dialog}
      {isDropping && (
        <ReasonDialog
          onClose={end}
          step={{
            title: 'Drop this decision',
            text: 'Nothing moves, and another decision can be made.',
            button: 'Drop it',
            done: 'The decision was dropped.',
            run: (why) => call(consoleEndpoints.drop, { params: { id }, body: { reason: why } }),
          }}
        />
      )}
    </Panel>
  )
}
