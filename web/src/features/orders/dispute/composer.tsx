import type { EscrowAction } from '@contract/escrow/transition'
import { useRef, useState } from 'react'
import { cx } from '@/ui/cx'
import type { ActorProps } from '../actions/action-props'
import { EvidenceForm } from './evidence-form'
import { MessageForm } from './message-form'
import { SettlementOfferForm } from './settlement-offer-form'

const WAYS = [
  { action: 'add_message', label: 'Write', Form: MessageForm },
  { action: 'add_evidence', label: 'Add evidence', Form: EvidenceForm },
  { action: 'propose_settlement', label: 'Make an offer', Form: SettlementOfferForm },
] as const

type Props = ActorProps & { actions: readonly EscrowAction[] }

/** The forms for the responses that the escrow table allows now; an offer closes its form. */
export const Composer = ({ actions, ...props }: Props) => {
  const [chosen, setChosen] = useState<string>(WAYS[0].action)
  const ways = WAYS.filter(({ action }) => actions.includes(action))
  const open = ways.find(({ action }) => action === chosen) ?? ways[0]
  const first = useRef<HTMLInputElement>(null)
  if (!open) return null
  const run: ActorProps['run'] = async (action) => {
    await props.run(action)
    if (open.action !== 'propose_settlement') return
    setChosen(WAYS[0].action)
    first.current?.focus()
  }
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">How do you want to answer?</legend>
        {ways.map(({ action, label }, index) => (
          <label
            key={action}
            className={cx(
              'flex min-h-9 cursor-pointer items-center rounded-full border px-4 text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              action === open.action
                ? 'border-primary bg-primary-soft text-primary-strong'
                : 'border-edge bg-surface hover:bg-sunken',
            )}
          >
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name="dispute-answer"
              value={action}
              checked={action === open.action}
              onChange={() => setChosen(action)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {ways.map(({ action, Form }) => {
        const isOpen = action === open.action
        // Pictures that were added stay while something else is written.
        if (!isOpen && action !== 'add_evidence') return null
        return (
          <div key={action} hidden={!isOpen}>
            <Form {...props} run={run} />
          </div>
        )
      })}
    </div>
  )
}
