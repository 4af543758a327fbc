import { ProgressBar } from '@/ui/feedback/progress-bar'
import { STEPS } from './onboarding-schema'

/** @param step from 1 */
export const StepProgress = ({ step }: { step: number }) => (
  <ProgressBar label={`Step ${step} of ${STEPS.length}`} value={step / STEPS.length} />
)
