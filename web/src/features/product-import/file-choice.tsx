import { Download, FileUp } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/button'
import { buttonClass } from '@/ui/button-class'
import { templateText } from './template'

type Props = { file: File | undefined; disabled: boolean; onChoose: (file: File) => void }

const saveTemplate = () =>
  saveFile('oja-products-template.csv', new Blob([templateText()], { type: 'text/csv' }))

/** The template and the file; what was chosen stays named until another takes its place. */
export const FileChoice = ({ file, disabled, onChoose }: Props) => {
  const id = useId()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    // The same file, mended, may be chosen again.
    event.target.value = ''
    if (chosen) onChoose(chosen)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={saveTemplate}>
        <Download aria-hidden className="size-4" />
        Download the template
      </Button>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        disabled={disabled}
        onChange={choose}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={`${buttonClass({ variant: file ? 'secondary' : 'primary' })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:cursor-default peer-disabled:opacity-55`}
      >
        <FileUp aria-hidden className="size-4" />
        {file ? 'Choose another file' : 'Choose a CSV file'}
      </label>
      {file && <p className="min-w-0 break-all text-muted">{file.name}</p>}
    </div>
  )
}
