import { TEMPLATE_CSV_COLUMNS } from '@contract/catalog/product-csv'
import { vendorPaths } from '@contract/vendor-urls'
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
  const guard = useNavigationBlocker(['making', 'stopped', 'asked'].includes(state.step))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Breadcrumbs
        links={[{ label: 'Your products', to: vendorPaths.products }]}
        current="Import"
      />
      <h1>Import products</h1>
      <p className="max-w-prose text-muted">
        One product per row, as CSV: the template, a file exported from here, from Shopify or from
        WooCommerce. We check every row before anything is added or changed.
      </p>
      <FileChoice file={file} disabled={isBusy || !isOnline} onChoose={check} />
      <details className="max-w-prose text-muted">
        <summary className="cursor-pointer py-1 font-semibold text-ink">
          What goes in the file
        </summary>
        <div className="grid gap-3 pt-2">
          <p>
            Fill in the template in any spreadsheet app and save it as CSV. Prices are in naira.
            Separate states with semicolons, or write “all”. You can add what you leave empty later;
            pictures are always added later. For sizes and colours, use several rows with the same
            handle.
          </p>
          <p>
            A row with the handle of a product that you already have changes its prices and stock,
            after you have seen what changes and agreed; empty cells change nothing.
          </p>
          <p>The {TEMPLATE_CSV_COLUMNS.length} columns:</p>
          <p className="font-mono text-sm leading-6 wrap-anywhere">
            {TEMPLATE_CSV_COLUMNS.join(', ')}
          </p>
        </div>
      </details>
      {!isOnline && (
        <p className="text-muted">
          You are offline. You can check a file once you are online again.
        </p>
      )}
      <div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)]">
        <ImportResult state={state} onStart={start} onGoOn={goOn} />
      </div>
      <LeavePrompt guard={guard}>
        Not everything is imported yet. If you choose the file again later, you see what was
        imported before.
      </LeavePrompt>
    </div>
  )
}
