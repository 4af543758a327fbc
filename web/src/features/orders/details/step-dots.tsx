import type { Transaction } from '@contract/entities/orders/transaction'
import { ORDER_STEPS, stepLabel, stepsDone } from '@contract/escrow/steps'
import { Check } from 'lucide-react'
import { cx } from '@/ui/cx'

type Props = { transaction: Transaction }

/** How far an order is, as five dots; nothing if it was reversed. */
export const StepDots = ({ transaction }: Props) => {
  const done = stepsDone(transaction)
  if (done === undefined) return null
  return (
    <span
      role="img"
      aria-label={`Step ${done} of ${ORDER_STEPS.length}: ${stepLabel(transaction)}`}
      className="flex items-center"
    >
      {ORDER_STEPS.map((step, index) => (
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
  const done = stepsDone(transaction)
  if (done === undefined) return null
  return (
    <ol aria-label="Progress" className="@container flex">
      {ORDER_STEPS.map((step, index) => {
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
                'whitespace-nowrap @max-[15rem]:sr-only',
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
