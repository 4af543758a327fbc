import { ProgressBar } from '@/ui/feedback/progress-bar'
import { STEPS } from './onboarding-schema'

/** @param step from 1 */
export const StepProgress = ({ step }: { step: number }) => (
  <div className="grid gap-2">
    <p className="text-sm text-muted">
      Step {step} of {STEPS.length}
    </p>
    <ProgressBar label="How far you are" value={step / STEPS.length} />
  </div>
)
