import { Download, FileUp } from 'lucide-react'
import { saveFile } from '@/lib/save-file'
import { FileButton } from '@/ui/file-button'
import { Button } from '@/ui/form/button'
import { templateText } from './template'

type Props = { file: File | undefined; disabled: boolean; onChoose: (file: File) => void }

const saveTemplate = () =>
  saveFile('oja-products-template.csv', new Blob([templateText()], { type: 'text/csv' }))

/** The template download and the file picker, with the name of the selected file. */
export const FileChoice = ({ file, disabled, onChoose }: Props) => (
  <div className="flex flex-wrap items-center gap-3">
    <Button variant="secondary" onClick={saveTemplate}>
      <Download aria-hidden className="size-4" />
      Download the template
    </Button>
    <FileButton
      variant={file ? 'secondary' : 'primary'}
      accept=".csv,text/csv"
      disabled={disabled}
      onChoose={([chosen]) => chosen && onChoose(chosen)}
    >
      <FileUp aria-hidden className="size-4" />
      {file ? 'Choose another file' : 'Choose a CSV file'}
    </FileButton>
    {file && <p className="min-w-0 break-all text-muted">{file.name}</p>}
  </div>
)
