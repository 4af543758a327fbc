import type { FormEvent, ReactNode } from 'react'
import { LeavePrompt } from '@/lib/navigation-blocker/leave-prompt'
import { useNavigationBlocker } from '@/lib/navigation-blocker/use-navigation-blocker'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'

type Props = {
  title: string
  children: ReactNode
  onSubmit: (event: FormEvent) => void
  onBack?: () => void
  isBusy: boolean
  /** If true, leaving by link, browser back or the Back button asks for confirmation. */
  isUnsaved: boolean
  failure: string | undefined
  submitText?: string
}

/** One step of the wizard: its fields, an error and the buttons. */
export const StepForm = ({
  title,
  children,
  onSubmit,
  onBack,
  isBusy,
  isUnsaved,
  failure,
  submitText = 'Save and continue',
}: Props) => {
  const guard = useNavigationBlocker(isUnsaved && !isBusy)
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6">
      <h1>{title}</h1>
      {children}
      <FormAlert>{failure}</FormAlert>
      <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-6">
        {onBack ? (
          <Button variant="secondary" onClick={() => guard.ask(onBack)}>
            Back
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" loading={isBusy} loadingText="Saving…">
          {submitText}
        </Button>
      </div>
      <LeavePrompt guard={guard}>What you changed on this step is not saved yet.</LeavePrompt>
    </form>
  )
}
