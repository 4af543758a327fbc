import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/ui/form/button'
import { Modal } from '@/ui/overlay/modal'
import type { ActionProps } from '../actions/action-props'
import { availableActions } from '../actions/available-actions'
import { nowFor, useNow } from '../details/use-now'
import { DisputeForm } from '../dispute/dispute-form'
import { AskForm } from './ask-form'
import { type Way, type WayWords, waysOf } from './ways'

const WayButton = ({ words, onChoose }: { words: WayWords; onChoose: () => void }) => {
  const { title, texts, refusal } = words
  const id = useId()
  return (
    <button
      type="button"
      disabled={refusal !== undefined}
      aria-describedby={id}
      aria-label={title}
      onClick={onChoose}
      className="flex w-full items-center gap-3 rounded-lg border border-edge bg-surface p-4 text-left enabled:cursor-pointer enabled:hover:bg-sunken enabled:active:bg-sunken disabled:bg-sunken"
    >
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="font-semibold">{title}</span>
        <span id={id} className="grid gap-1 text-sm text-muted">
          {(refusal ? [refusal] : texts).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
      </span>
      {!refusal && <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />}
    </button>
  )
}

/** What a buyer can do about goods that aren't right: each way with its cost, then its form. */
export const WrongDialog = (props: ActionProps) => {
  const { transaction, party, onClose } = props
  const [way, setWay] = useState<Way>()
  const now = nowFor(transaction, useNow())
  if (way === 'dispute') return <DisputeForm {...props} />
  if (way) return <AskForm {...props} way={way} onBack={() => setWay(undefined)} />
  const canDispute = availableActions(transaction, party, now).actions.includes('dispute')
  return (
    <Modal isOpen onClose={onClose} title="Something is wrong" maxWidth={640}>
      <div className="grid gap-5">
        <p>Your money stays held, and your days to look at it wait while you return it.</p>
        <ul className="grid gap-3">
          {waysOf(transaction, now, canDispute).map((words) => (
            <li key={words.way}>
              <WayButton words={words} onChoose={() => setWay(words.way)} />
            </li>
          ))}
        </ul>
        <Button variant="secondary" className="justify-self-start" onClick={onClose}>
          Back
        </Button>
      </div>
    </Modal>
  )
}
