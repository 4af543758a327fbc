import { CircleCheck } from 'lucide-react'
import { paths } from '@/config/paths'
import { FormAlert } from '@/ui/feedback/form-alert'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { productsOf } from './batches'
import { ImportErrors } from './import-errors'
import { handleAt, type Making } from './import-run'
import type { ReadFile } from './read-file'
import type { ImportState } from './use-import'

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`)
const drafts = (count: number) => (count === 1 ? '1 draft' : `${count} drafts`)
const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`)

type CheckedProps = {
  state: Extract<ImportState, { step: 'checked' }>
  onStart: (read: ReadFile, errors: Extract<ImportState, { step: 'checked' }>['errors']) => void
}

const Checked = ({ state: { read, errors, ignored }, onStart }: CheckedProps) => {
  const refused = new Set(errors.map(({ row }) => row))
  const wrong = refused.size
  const good = productsOf(read.rows, handleAt(read.columns)).filter(
    (own) => !own.some(({ row }) => refused.has(row)),
  ).length
  return (
    <section className="grid gap-4" aria-labelledby="checked">
      <h2 id="checked" className="text-xl font-semibold">
        {wrong === 0
          ? `All ${products(good)} can be imported`
          : `${wrong} of ${rows(read.rows.length)} ${wrong === 1 ? 'needs' : 'need'} your attention`}
      </h2>
      {wrong > 0 && (
        <p className="text-muted">
          Nothing has been added yet. Correct the file and choose it again
          {good > 0 && ', or leave these rows out'}.
        </p>
      )}
      {ignored.length > 0 && (
        <p className="text-muted">Columns that aren’t used: {ignored.join(', ')}.</p>
      )}
      {good > 0 && (
        <Button className="justify-self-start" onClick={() => onStart(read, errors)}>
          {wrong === 0 ? `Make ${drafts(good)}` : `Make ${drafts(good)} of the others`}
        </Button>
      )}
      {wrong > 0 && <ImportErrors errors={errors} />}
    </section>
  )
}

type Props = {
  state: ImportState
  onStart: CheckedProps['onStart']
  onGoOn: (plan: Making) => void
}

/** The progress of the import and the next action. */
export const ImportResult = ({ state, onStart, onGoOn }: Props) => {
  if (state.step === 'choose') return null
  if (state.step === 'refused') return <FormAlert>{state.text}</FormAlert>
  if (state.step === 'checking') {
    const label = state.of ? `Checked ${state.done} of ${rows(state.of)}` : 'Reading the file'
    return <ProgressBar label={label} value={state.of ? state.done / state.of : 0} />
  }
  if (state.step === 'checked') return <Checked state={state} onStart={onStart} />
  if (state.step === 'making') {
    const { made } = state.plan
    return <ProgressBar label={`Made ${made} of ${drafts(state.of)}`} value={made / state.of} />
  }
  if (state.step === 'stopped') {
    const { plan, of, text } = state
    return (
      <div className="grid gap-4">
        <FormAlert>
          {`${text} ${drafts(plan.made)} of ${of} ${plan.made === 1 ? 'was' : 'were'} made; going on makes none of them twice.`}
        </FormAlert>
        <Button className="justify-self-start" onClick={() => onGoOn(plan)}>
          Make the other {of - plan.made}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border border-line bg-surface p-5">
      <p className="flex items-center gap-2 text-lg font-semibold">
        <CircleCheck aria-hidden className="size-5 text-primary" />
        {drafts(state.made)} {state.made === 1 ? 'is' : 'are'} ready
      </p>
      <p className="text-muted">
        Add pictures to each to put it on sale.
        {state.refused > 0 &&
          ` ${rows(state.refused)} of the file ${state.refused === 1 ? 'was' : 'were'} left out.`}
      </p>
      <LinkButton to={`${paths.vendorProducts}?type=draft`}>See the drafts</LinkButton>
    </div>
  )
}
