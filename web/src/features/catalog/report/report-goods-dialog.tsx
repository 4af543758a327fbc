import { productEndpoints } from '@contract/api/catalog/products'
import {
  MAX_REPORT_LENGTH,
  type ProductReportReason,
} from '@contract/entities/catalog/product-report'
import { call } from '@/lib/api/api-client'
import { ReportDialog } from '@/shared/report/report-dialog'
import type { Reported } from './reported'

const WORDS: Record<ProductReportReason, string> = {
  prohibited: 'It may not be sold here',
  counterfeit: 'It is a fake or a copy',
  misleading: 'Pictures or words mislead',
  stolen_content: 'Pictures or words are stolen',
  offensive: 'It offends or threatens',
  other: 'Something else',
}

type Props = { goods: Reported; onClose: () => void }

export default function ReportGoodsDialog({ goods, onClose }: Props) {
  const { id, name, noun } = goods
  return (
    <ReportDialog
      title={`Report this ${noun}`}
      intro={`What is wrong with “${name}”? ${noun === 'request' ? 'The buyer' : 'The vendor'} isn’t told who reported it.`}
      words={WORDS}
      question="What should we look at?"
      longest={MAX_REPORT_LENGTH}
      send={(body) => call(productEndpoints.report, { params: { id }, body })}
      onClose={onClose}
    />
  )
}
