import { type FiguresBy, rangeProblem } from '@contract/entities/money/figures-range'
import { useState } from 'react'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'

type Range = { from: string; until: string }
type Props = { by: FiguresBy; shown: Range; onChoose: (range: Range) => void }

const TYPES = { day: 'date', month: 'month' } as const

/** The first and the last day or month. */
export const PeriodForm = ({ by, shown, onChoose }: Props) => {
  const [{ from, until }, setRange] = useState(shown)
  const problem = from && until ? rangeProblem(by, from, until) : undefined
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!problem) onChoose({ from, until })
      }}
    >
      <div className="w-44 max-w-full">
        <TextField
          label="From"
          type={TYPES[by]}
          value={from}
          {...(problem && { error: problem })}
          onChange={(event) => setRange({ from: event.target.value, until })}
        />
      </div>
      <div className="w-44 max-w-full">
        <TextField
          label="Until"
          type={TYPES[by]}
          value={until}
          onChange={(event) => setRange({ from, until: event.target.value })}
        />
      </div>
      <Button type="submit" variant="secondary" className="mt-6.5" disabled={problem !== undefined}>
        Show
      </Button>
    </form>
  )
}
