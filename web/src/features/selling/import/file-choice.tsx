import { type ProductCsvColumn, TEMPLATE_CSV_COLUMNS } from '@contract/catalog/product-csv'
import { Download, FileUp } from 'lucide-react'
import { saveFile } from '@/lib/save-file'
import { FileButton } from '@/ui/file-button'
import { Button } from '@/ui/form/button'

const EXAMPLE: Partial<Record<ProductCsvColumn, string>> = {
  name: 'Indigo adire wrapper',
  description: '"Two yards of cotton, hand-dyed in Abeokuta. Wash it cold."',
  category: 'clothing_accessories',
  price: '12500.50',
  available_items: '4',
  delivery_states: 'Lagos;Ogun',
  colour: 'Indigo and white',
}

/** Returns a CSV template with all columns and one product. Excel needs the BOM to read UTF-8. */
const templateText = (): string =>
  `\uFEFF${TEMPLATE_CSV_COLUMNS.join(',')}\r\n${TEMPLATE_CSV_COLUMNS.map(
    (column) => EXAMPLE[column] ?? '',
  ).join(',')}\r\n`

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
