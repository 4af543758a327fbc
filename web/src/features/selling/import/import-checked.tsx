import { MAX_DRAFTS } from '@contract/catalog/draft-limit'
import { groupDigits } from '@contract/money'
import { useState } from 'react'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { Checkbox } from '@/ui/form/checkbox'
import { ImportChanges } from './import-changes'
import { drafts, products, rows } from './import-counts'
import { ImportErrors } from './import-errors'
import { ImportNotes } from './import-notes'
import { type Checked, type CheckedProduct, type Choice, wantedOf } from './import-run'

type Props = {
  checked: Checked
  onStart: (checked: Checked, wanted: readonly CheckedProduct[]) => void
}

const startText = (made: number, changed: number, isPart: boolean): string => {
  const make = `ake ${drafts(made)}${isPart ? ' of the others' : ''}`
  if (changed === 0) return `M${make}`
  return made === 0 ? `Change ${products(changed)}` : `Change ${products(changed)} and m${make}`
}

/** What the dry run says of a file, and what the vendor wants of it. */
export const ImportChecked = ({ checked, onStart }: Props) => {
  const { products: all, errors, ignored, notes, row_count } = checked
  const [choice, setChoice] = useState<Choice>({ makes_again: false, changes: false })
  const wrong = new Set(errors.map(({ row }) => row)).size
  const having = (outcome: CheckedProduct['outcome']) =>
    all.filter((product) => product.outcome === outcome)
  const [again, same] = [having('again'), having('same')]
  const changes = having('change').flatMap(({ change }) => change ?? [])
  const { wanted, beyond } = wantedOf(checked, choice)
  const changed = wanted.filter(({ outcome }) => outcome === 'change').length
  const good = all.length - having('refused').length
  return (
    <section className="grid gap-4" aria-labelledby="checked">
      <h2 id="checked" className="text-xl font-semibold">
        {wrong === 0
          ? `All ${products(good)} can be imported`
          : `${wrong} of ${rows(row_count)} ${wrong === 1 ? 'needs' : 'need'} your attention`}
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
      {same.length > 0 && (
        <p className="text-muted">
          {products(same.length)} {same.length === 1 ? 'is' : 'are'} already as this file says.
        </p>
      )}
      {again.length > 0 && (
        <div className="grid gap-1">
          <p>
            {again.length} of these {again.length === 1 ? 'was' : 'were'} imported before.
          </p>
          <Checkbox
            label={`Make ${drafts(again.length)} of them again`}
            checked={choice.makes_again}
            onChange={({ target }) => setChoice({ ...choice, makes_again: target.checked })}
          />
        </div>
      )}
      {changes.length > 0 && (
        <>
          <ImportChanges changes={changes} />
          <Checkbox
            label={changes.length === 1 ? 'Change it' : `Change these ${products(changes.length)}`}
            checked={choice.changes}
            onChange={({ target }) => setChoice({ ...choice, changes: target.checked })}
          />
        </>
      )}
      {notes.length > 0 && <ImportNotes notes={notes} />}
      {beyond > 0 && (
        <FormAlert>
          {`A store has at most ${groupDigits(MAX_DRAFTS)} drafts: ${beyond} of this file don’t fit. Put some on sale or delete them first, or import the others now.`}
        </FormAlert>
      )}
      {wanted.length > 0 && (
        <Button className="justify-self-start" onClick={() => onStart(checked, wanted)}>
          {startText(wanted.length - changed, changed, wrong > 0)}
        </Button>
      )}
      {wrong > 0 && <ImportErrors errors={errors} />}
    </section>
  )
}
