import { PRODUCT_CSV_COLUMNS } from '@contract/product-csv'
import { paths } from '@/config/paths'
import { LeavePrompt } from '@/lib/navigation-blocker/leave-prompt'
import { useNavigationBlocker } from '@/lib/navigation-blocker/use-navigation-blocker'
import { useOnline } from '@/lib/use-online'
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs'
import { FileChoice } from './file-choice'
import { ImportResult } from './import-result'
import { useImport } from './use-import'

/** Imports products from a CSV file: validates every row, then creates drafts. */
export const ImportPage = () => {
  const { file, state, check, start, goOn } = useImport()
  const isOnline = useOnline()
  const isBusy = state.step === 'checking' || state.step === 'making'
  const guard = useNavigationBlocker(state.step === 'making' || state.step === 'stopped')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Breadcrumbs
        links={[{ label: 'Your products', to: paths.vendorProducts }]}
        current="Import"
      />
      <h1>Import products</h1>
      <div className="grid max-w-prose gap-3 text-muted">
        <p>
          Fill in the template with any spreadsheet, one product a row, and save it as CSV, or take
          a file that you exported here or from Shopify. Every row is checked before anything is
          made.
        </p>
        <p>
          Prices are in naira. States are separated by semicolons, or “all”. What is left empty can
          be added later; pictures always are. Sizes and colours are rows with the same handle. The
          handle of a product that you have changes its prices and stock; empty cells change
          nothing.
        </p>
        <details>
          <summary className="cursor-pointer py-1 font-semibold text-ink">
            The {PRODUCT_CSV_COLUMNS.length} columns
          </summary>
          <p className="font-mono text-sm leading-6">{PRODUCT_CSV_COLUMNS.join(', ')}</p>
        </details>
      </div>
      <FileChoice file={file} disabled={isBusy || !isOnline} onChoose={check} />
      {!isOnline && (
        <p className="text-muted">You are offline. Files can be checked once you are back.</p>
      )}
      <div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)]">
        <ImportResult state={state} onStart={start} onGoOn={goOn} />
      </div>
      <LeavePrompt guard={guard}>
        Not all drafts are made yet. Importing the file again makes those that are there twice.
      </LeavePrompt>
    </div>
  )
}
