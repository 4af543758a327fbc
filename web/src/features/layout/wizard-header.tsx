import { vendorPaths } from '@contract/vendor-urls'
import { Check } from 'lucide-react'
import { cx } from '@/ui/cx'
import { LinkButton } from '@/ui/form/link-button'

const steps = ['Basic Information', 'Features', 'Images/Media', 'Review & Complete'] as const

/** Parses the step (1 to 4) from the URL; any other value means the first step. */
export const stepFrom = (text: string | null) => {
  const step = Number(text)
  return Number.isInteger(step) && step >= 1 && step <= steps.length ? step : 1
}

const stateOf = (number: number, step: number) =>
  number < step ? 'completed' : number === step ? 'current' : 'to come'

export const WizardHeader = ({ step }: { step: number }) => (
  <div className="border-b border-line bg-surface">
    <div className="page flex items-center gap-2 py-4 md:gap-4">
      <p aria-hidden className="min-w-0 flex-1 truncate text-sm font-semibold md:hidden">
        {`${step} of ${steps.length}: ${steps[step - 1]}`}
      </p>
      <ol className="flex min-w-0 flex-1 flex-wrap items-center gap-4 max-md:sr-only">
        {steps.map((name, index) => {
          const state = stateOf(index + 1, step)
          return (
            <li
              key={name}
              aria-current={state === 'current' ? 'step' : undefined}
              className={cx(
                'flex min-w-0 items-center gap-2.5 text-sm',
                state === 'current' ? 'font-semibold' : 'text-muted',
              )}
            >
              <span
                aria-hidden
                className={cx(
                  'grid size-8 shrink-0 place-items-center rounded-full border font-semibold',
                  state === 'completed' && 'border-primary bg-primary text-on-primary',
                  state === 'current' && 'border-primary text-primary',
                  state === 'to come' && 'border-edge',
                )}
              >
                {state === 'completed' ? <Check className="size-4" /> : index + 1}
              </span>
              <span>{name}</span>
              {state === 'completed' && <span className="sr-only">completed</span>}
            </li>
          )
        })}
      </ol>
      <LinkButton to={vendorPaths.products} variant="secondary" size="sm">
        Cancel
      </LinkButton>
    </div>
  </div>
)
