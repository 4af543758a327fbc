import { Button } from '@/ui/form/button'
import type { FormDraft } from './use-form-draft'

/** Says that the form holds what was typed earlier, and offers to start again. */
export const DraftNote = ({ draft: { isRestored, restart } }: { draft: FormDraft }) =>
  isRestored && (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-sunken px-3 py-2 text-sm">
      We kept what you typed last time.
      <Button size="sm" variant="quiet" onClick={restart}>
        Start again
      </Button>
    </p>
  )
