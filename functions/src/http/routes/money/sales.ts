import type { salesEndpoints } from '../../../contract/api/money/sales'
import { MAX_WAITING } from '../../../contract/entities/money/sales'
import { waitingSales } from '../../../db/orders/transactions'
import { exportSales } from '../../../usecases/money/sales/export-sales'
import { showSales } from '../../../usecases/money/sales/show-sales'
import { fileReply } from '../../file-response'
import { callerOf, type Handlers } from '../../handler'

export const salesHandlers: Handlers<typeof salesEndpoints> = {
  summary: (input, deps) => showSales(deps, callerOf(input).uid, input.query.period),
  waiting: (input) => waitingSales(callerOf(input).uid, MAX_WAITING),
  csv: async (input, deps) => {
    const name = `oja-sales-${input.query.period}-${input.query.status}.csv`
    return fileReply(name, await exportSales(deps, callerOf(input).uid, input.query))
  },
}
