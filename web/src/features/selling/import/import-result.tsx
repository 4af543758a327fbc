import { vendorPaths } from '@contract/vendor-urls'
import { CircleCheck } from 'lucide-react'
import { FormAlert } from '@/ui/feedback/form-alert'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { ImportChanges } from './import-changes'
import { ImportChecked } from './import-checked'
import { drafts, products, rows } from './import-counts'
import {
  type Checked,
  type CheckedProduct,
  changesIn,
  leftIn,
  type Making,
  planWithoutChanges,
} from './import-run'
import type { ImportState } from './use-import'

type Props = {
  state: ImportState
  onStart: (checked: Checked, wanted: readonly CheckedProduct[]) => void
  onGoOn: (plan: Making) => void
}

type AskedProps = { plan: Making; onGoOn: (plan: Making) => void }

/** What a product would be changed to is not what the vendor saw any more. */
const Asked = ({ plan, onGoOn }: AskedProps) => {
  const changes = changesIn(plan)
  const others = planWithoutChanges(plan)
  return (
    <div className="grid gap-4">
      <FormAlert>Your products have changed since you looked. Please look at it again.</FormAlert>
      {changes.length > 0 && <ImportChanges changes={changes} />}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onGoOn(plan)}>
          {changes.length > 0 ? `Change ${products(changes.length)} and go on` : 'Go on'}
        </Button>
        {changes.length > 0 && leftIn(others) > 0 && (
          <Button variant="secondary" onClick={() => onGoOn(others)}>
            Make {drafts(leftIn(others))} only
          </Button>
        )}
      </div>
    </div>
  )
}

const Made = ({ plan: { made, changed }, left_out }: { plan: Making; left_out: number }) => (
  <div className="grid gap-4 rounded-lg border border-line bg-surface p-5">
    {made > 0 && (
      <p className="flex items-center gap-2 text-lg font-semibold">
        <CircleCheck aria-hidden className="size-5 text-primary" />
        {drafts(made)} {made === 1 ? 'is' : 'are'} ready
      </p>
    )}
    {changed.length > 0 && (
      <>
        <p className="flex items-center gap-2 text-lg font-semibold">
          <CircleCheck aria-hidden className="size-5 text-primary" />
          {products(changed.length)} {changed.length === 1 ? 'was' : 'were'} changed
        </p>
        <details>
          <summary className="cursor-pointer py-1">What was changed</summary>
          <ImportChanges changes={changed} isDone />
        </details>
      </>
    )}
    <p className="text-muted">
      {made > 0 && 'Add pictures to each to put it on sale. '}
      {left_out > 0 && `${rows(left_out)} of the file ${left_out === 1 ? 'was' : 'were'} left out.`}
    </p>
    <div className="flex flex-wrap gap-3">
      {made > 0 && (
        <LinkButton to={`${vendorPaths.products}?type=draft`}>See the drafts</LinkButton>
      )}
      {made === 0 && <LinkButton to={vendorPaths.products}>See your products</LinkButton>}
    </div>
  </div>
)

/** The progress of the import and the next action. */
export const ImportResult = ({ state, onStart, onGoOn }: Props) => {
  if (state.step === 'choose') return null
  if (state.step === 'refused') return <FormAlert>{state.text}</FormAlert>
  if (state.step === 'checking') {
    const label = state.of ? `Checked ${state.done} of ${rows(state.of)}` : 'Reading the file'
    return <ProgressBar label={label} value={state.of ? state.done / state.of : 0} />
  }
  if (state.step === 'checked') return <ImportChecked checked={state.checked} onStart={onStart} />
  if (state.step === 'asked') return <Asked plan={state.plan} onGoOn={onGoOn} />
  if (state.step === 'made') return <Made plan={state.plan} left_out={state.left_out} />
  const { plan, of } = state
  const done = plan.made + plan.changed.length
  const isDrafts = plan.changed.length + changesIn(plan).length === 0
  if (state.step === 'making') {
    const label = isDrafts ? `Made ${done} of ${drafts(of)}` : `Imported ${done} of ${products(of)}`
    return <ProgressBar label={label} value={done / of} />
  }
  const what = isDrafts ? drafts(done) : products(done)
  return (
    <div className="grid gap-4">
      <FormAlert>
        {`${state.text} ${what} of ${of} ${done === 1 ? 'was' : 'were'} ${isDrafts ? 'made' : 'imported'}; going on makes none of them twice.`}
      </FormAlert>
      <Button className="justify-self-start" onClick={() => onGoOn(plan)}>
        {isDrafts ? 'Make' : 'Import'} the other {of - done}
      </Button>
    </div>
  )
}
