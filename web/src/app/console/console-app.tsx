import { mayAs, type OperatorRole } from '@contract/entities/console/operator'
import { Route, Routes } from 'react-router-dom'
import { AnnouncePage } from '@/features/console/announce-page'
import { AuditPage } from '@/features/console/audit-page'
import { BooksPage } from '@/features/console/books-page'
import { CasePage } from '@/features/console/case/case-page'
import { ConsoleTop } from '@/features/console/console-top'
import { FiguresPage } from '@/features/console/figures/figures-page'
import { FindPage } from '@/features/console/find-page'
import { PersonPage } from '@/features/console/person-page'
import { QueuePage } from '@/features/console/queue/queue-page'
import { ReportPage } from '@/features/console/report-page'
import { ReportedProductPage } from '@/features/console/reported-product-page'
import { SwitchesPage } from '@/features/console/switches-page'
import { TicketPage } from '@/features/console/ticket-page'
import NotFound from '@/pages/not-found'
import { Frame } from '../layouts/frame'

type Props = { uid: string; role: OperatorRole }

/** The operators' console. */
export default function ConsoleApp({ uid, role }: Props) {
  return (
    <Frame top={<ConsoleTop role={role} />}>
      <div className="page grid max-w-none grid-cols-[minmax(0,1fr)] content-start gap-6 py-4 xl:px-10 md:py-6">
        <Routes>
          <Route index element={<QueuePage role={role} />} />
          <Route path="cases/:id" element={<CasePage role={role} uid={uid} />} />
          <Route path="people/:id" element={<PersonPage role={role} />} />
          <Route path="products/:id" element={<ReportedProductPage role={role} />} />
          <Route path="reports/:id" element={<ReportPage />} />
          <Route path="tickets/:id" element={<TicketPage />} />
          <Route path="find" element={<FindPage />} />
          <Route path="switches" element={<SwitchesPage role={role} />} />
          {mayAs(role, 'money') && <Route path="figures" element={<FiguresPage />} />}
          {mayAs(role, 'money') && <Route path="books" element={<BooksPage role={role} />} />}
          {mayAs(role, 'owner') && <Route path="announce" element={<AnnouncePage />} />}
          {mayAs(role, 'owner') && <Route path="audit" element={<AuditPage />} />}
          <Route path="*" element={<NotFound hasSearch={false} />} />
        </Routes>
      </div>
    </Frame>
  )
}
