import type { Transaction } from '@contract/entities/orders/transaction'
import { openReturnOf, returnStepsDone, returnStepsOf } from '@contract/escrow/return-steps'
import { isReversed } from '@contract/escrow/states'
import { ORDER_STEPS, stepLabel, stepsDone } from '@contract/escrow/steps'
import { Check } from 'lucide-react'
import { cx } from '@/ui/cx'

type Props = { transaction: Transaction }
type Line = { name: string; steps: readonly string[]; done: number }

/** Goods that came back have their own way: it is shown to its end. */
const returnLineOf = (transaction: Transaction): Line | undefined => {
  const back = transaction.return
  const isShown =
    openReturnOf(transaction) ?? (isReversed(transaction) && back?.arrived_at !== undefined)
  return isShown && back
    ? { name: 'Return', steps: returnStepsOf(back), done: returnStepsDone(back) }
    : undefined
}

/** The way there, or the way back if the goods are on it. */
const lineOf = (transaction: Transaction): Line | undefined => {
  const done = stepsDone(transaction)
  return (
    returnLineOf(transaction) ??
    (done === undefined ? undefined : { name: 'Progress', steps: ORDER_STEPS, done })
  )
}

/** How far an order is, as five dots; nothing if it was reversed. */
export const StepDots = ({ transaction }: Props) => {
  const line = lineOf(transaction)
  if (!line) return null
  const { steps, done } = line
  return (
    <span
      role="img"
      aria-label={`Step ${done} of ${steps.length}: ${stepLabel(transaction)}`}
      className="flex items-center"
    >
      {steps.map((step, index) => (
        <span key={step} className="flex items-center">
          {index > 0 && (
            <span className={cx('h-0.5 w-3', index < done ? 'bg-primary' : 'bg-line')} />
          )}
          <span
            className={cx(
              'size-2.5 rounded-full border',
              index < done ? 'border-primary bg-primary' : 'border-edge',
            )}
          />
        </span>
      ))}
    </span>
  )
}

/** The same five steps with their names. */
export const StepList = ({ transaction }: Props) => {
  const line = lineOf(transaction)
  if (!line) return null
  const { name, steps, done } = line
  return (
    <ol aria-label={name} className="@container flex">
      {steps.map((step, index) => {
        const isDone = index < done
        return (
          <li
            key={step}
            aria-current={index === done - 1 ? 'step' : undefined}
            className="relative grid flex-1 justify-items-center gap-1 text-center text-[0.6875rem] sm:text-sm"
          >
            {index > 0 && (
              <span
                aria-hidden
                className={cx(
                  'absolute top-3 right-1/2 h-0.5 w-full -translate-y-1/2',
                  isDone ? 'bg-primary' : 'bg-line',
                )}
              />
            )}
            <span
              aria-hidden
              className={cx(
                'relative z-10 grid size-6 place-items-center rounded-full border-2',
                isDone ? 'border-primary bg-primary text-on-primary' : 'border-edge bg-surface',
              )}
            >
              {isDone && <Check className="size-4" />}
            </span>
            {/* Names that don't fit are for screen readers alone: the chip shows the current one. */}
            <span
              className={cx(
                // Those of a return are two lines of a phone; no word is.
                '@max-[15rem]:sr-only wrap-normal',
                steps === ORDER_STEPS && 'whitespace-nowrap',
                isDone ? 'font-semibold' : 'text-muted',
              )}
            >
              {step}
            </span>
            <span className="sr-only">{isDone ? 'done' : 'to come'}</span>
          </li>
        )
      })}
    </ol>
  )
}
