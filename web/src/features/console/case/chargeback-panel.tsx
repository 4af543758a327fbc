import { consoleEndpoints } from '@contract/api/console/console'
import type { AuditEntry } from '@contract/entities/console/audit'
import type { Case, ChargebackAnswer } from '@contract/entities/console/console'
import type { Chargeback } from '@contract/entities/orders/chargeback'
import { formatMoney } from '@contract/money'
import { useState } from 'react'
import { call, callFile } from '@/lib/api/api-client'
import { saveFile } from '@/lib/save-file'
import { useAction } from '@/lib/use-action'
import type { Tone } from '@/ui/data/badge'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import { Panel } from '@/ui/data/panel'
import { StatusChip } from '@/ui/data/status-chip'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { type Fact, Facts } from '../facts'
import { ReasonDialog, type Step } from '../reason-dialog'
import { AttributionFields } from './attribution-fields'

const RULE: Record<ChargebackAnswer, string> = {
  contest: 'contested with the evidence',
  accept: 'accepted: nothing was sent',
  contest_weakly: 'contested with the evidence there is, and you are alerted',
}

const ENDS: Record<Chargeback['state'], { label: string; tone: Tone; sum: string }> = {
  open: { label: 'open', tone: 'warning', sum: 'Claimed' },
  won: { label: 'won', tone: 'success', sum: 'Claimed' },
  lost: { label: 'lost', tone: 'error', sum: 'Taken by the bank' },
  moved: { label: 'of other orders', tone: 'neutral', sum: 'Claimed' },
}

const acceptStep = (id: string, chargeback_id: string, amount: string): Step => ({
  title: 'Give the bank what it asks for',
  text: `${amount} goes to the buyer through the bank. This ends the chargeback.`,
  button: 'Accept the chargeback',
  done: 'The chargeback was accepted.',
  isDanger: true,
  run: (reason) =>
    call(consoleEndpoints.acceptChargeback, { params: { id }, body: { reason, chargeback_id } }),
})

const contestStep = (id: string, chargeback_id: string): Step => ({
  title: 'Contest the chargeback',
  text: 'The bank gets the evidence as it is now and decides. It can be sent once.',
  button: 'Send the evidence',
  done: 'The evidence was sent.',
  run: (reason) =>
    call(consoleEndpoints.contestChargeback, { params: { id }, body: { reason, chargeback_id } }),
})

type OfPayment = Case['lost_chargebacks'][number]

const attributeStep = (
  { id, currency }: Case['transaction'],
  { id: chargeback_id, orders }: OfPayment,
  isLost = false,
): Step => {
  let amounts = orders.map(({ claimed_minor }) => claimed_minor)
  const fields = (
    <AttributionFields
      orders={orders}
      currency={currency}
      isLost={isLost}
      onAmounts={(typed) => {
        amounts = typed
      }}
    />
  )
  return {
    title: 'Which orders the bank means',
    text: fields,
    button: 'Give it to these orders',
    done: 'The chargeback is about these orders now.',
    isDanger: isLost,
    run: (reason) =>
      call(consoleEndpoints.attributeChargeback, {
        params: { id },
        body: {
          reason,
          chargeback_id,
          orders: orders.map(({ transaction_id, version }, index) => ({
            transaction_id,
            version,
            amount_minor: amounts[index] ?? 0,
          })),
        },
      }),
  }
}

/** The newest answer to a chargeback in the audit log. One that was given elsewhere isn't there. */
const answerIn = (decisions: readonly AuditEntry[], id: string): AuditEntry | undefined =>
  decisions.find(({ action }) => {
    const [what, about] = action.split(':')
    return about === id && (what === 'contest-chargeback' || what === 'accept-chargeback')
  })

const answeredFacts = (at: AuditEntry['at'], answer: AuditEntry | undefined): Fact[] => {
  const what = answer?.action.startsWith('accept') ? 'accepted' : 'contested'
  return [
    ['Answered', <DateTime key="at" at={at} withTime />],
    ...(answer
      ? ([
          ['How', answer.operator === 'rule' ? `${what} automatically` : `${what} by an operator`],
          ['Reason', answer.reason],
        ] as const)
      : []),
  ]
}

type Props = { found: Case; mayAnswer: boolean; onDecided: () => void }
type ClaimProps = Props & { stored: Chargeback; choose: (step: Step) => void }

const Claim = ({ found, stored, mayAnswer, choose }: ClaimProps) => {
  const { id, currency, invoice_id } = found.transaction
  const { label, tone, sum } = ENDS[stored.state]
  const open = found.chargebacks.find((one) => one.id === stored.id)
  const lost = found.lost_chargebacks.find((one) => one.id === stored.id)
  const answer = answerIn(found.decisions, stored.id)
  const answered_at = open ? open.answered_at : (stored.answered_at ?? answer?.at ?? null)
  const { run, isPending, failure } = useAction(async () => {
    const params = { id, chargeback_id: stored.id }
    saveFile(`${invoice_id}.pdf`, await callFile(consoleEndpoints.chargebackPack, { params }))
  })
  const isWaiting = mayAnswer && open?.answered_at === null
  const acceptable = formatMoney(open?.acceptable_minor ?? 0, currency)
  return (
    <div className="grid justify-items-start gap-4">
      <StatusChip tone={tone} label={label} />
      <div className="w-full max-w-xl">
        <Facts
          facts={[
            [sum, <Money key="sum" amount_minor={stored.amount_minor} currency={currency} />],
            ...(open
              ? ([
                  ['Answer the bank by', <DateTime key="due" at={stored.due_at} withTime />],
                ] as const)
              : []),
            ...(stored.beyond_minor
              ? ([
                  [
                    'Beyond what was paid, ours',
                    <Money key="beyond" amount_minor={stored.beyond_minor} currency={currency} />,
                  ],
                ] as const)
              : []),
            ...(answered_at ? answeredFacts(answered_at, answer) : []),
            ...(open && !answered_at
              ? ([
                  ['Answered automatically', <DateTime key="rule" at={open.answers_at} withTime />],
                  ['Then it is', RULE[open.answer]],
                ] as const)
              : []),
          ]}
        />
      </div>
      <FormAlert>{failure}</FormAlert>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" loading={isPending} onClick={() => void run()}>
          Download the evidence
        </Button>
        {isWaiting && (
          <Button variant="secondary" onClick={() => choose(contestStep(id, stored.id))}>
            Contest
          </Button>
        )}
        {isWaiting && open && open.orders.length > 1 && (
          <Button
            variant="secondary"
            onClick={() => choose(attributeStep(found.transaction, open))}
          >
            Give to other orders
          </Button>
        )}
        {mayAnswer && lost && (
          <Button
            variant="secondary"
            onClick={() => choose(attributeStep(found.transaction, lost, true))}
          >
            Give to other orders
          </Button>
        )}
        {isWaiting && open && open.acceptable_minor > 0 && (
          <Button variant="danger" onClick={() => choose(acceptStep(id, stored.id, acceptable))}>
            Accept {acceptable}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The chargebacks of an order: until when the bank listens, the evidence, and how each was answered. */
export const ChargebackPanel = (props: Props) => {
  const [step, setStep] = useState<Step>()
  const { transaction, chargebacks } = props.found
  if (transaction.chargebacks.length === 0) return null
  const end = () => {
    setStep(undefined)
    props.onDecided()
  }
  return (
    <Panel title="Chargeback">
      {chargebacks.length > 0 && (
        <p className="text-sm">While the bank contests the payment, nothing else can be decided.</p>
      )}
      {transaction.chargebacks.map((stored) => (
        <Claim key={stored.id} {...props} stored={stored} choose={setStep} />
      ))}
      {step && <ReasonDialog step={step} onClose={end} />}
    </Panel>
  )
}
