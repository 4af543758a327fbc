import { paths } from '@/config/paths'
import { CodeForm } from '@/features/orders/deal/code-form'
import { Card } from '@/ui/data/card'
import { usePageHead } from '@/ui/navigation/use-page-head'

export default function DealCodePage() {
  usePageHead({
    kind: 'page',
    title: 'Find a deal',
    description: 'Did a seller give you the code of a deal? Type it here, read it, and pay safely.',
    path: paths.dealCode,
  })
  return (
    <div className="page grid max-w-xl gap-6 py-8 md:py-14">
      <div aria-hidden className="woven h-1.5 w-20 rounded-sm" />
      <h1 className="text-3xl md:text-5xl">Find a deal</h1>
      <p className="text-lg text-muted">
        A seller in a chat sends you a link or a code. Type it here to read what you get and what it
        costs, before you pay.
      </p>
      <Card>
        <CodeForm />
      </Card>
    </div>
  )
}
