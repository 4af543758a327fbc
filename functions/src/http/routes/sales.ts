import type { salesEndpoints } from '../../contract/endpoints/sales'
import { MOST_WAITING } from '../../contract/sales'
import { waitingSales } from '../../store/transactions'
import { exportSales } from '../../usecases/vendor/export-sales'
import { showSales } from '../../usecases/vendor/show-sales'
import { fileReply } from '../file-reply'
import { callerOf, type Handlers } from '../handler'

export const salesHandlers: Handlers<typeof salesEndpoints> = {
  summary: (input, deps) => showSales(deps, callerOf(input).uid, input.query.period),
  waiting: (input) => waitingSales(callerOf(input).uid, MOST_WAITING),
  csv: async (input, deps) => {
    const name = `oja-sales-${input.query.period}-${input.query.status}.csv`
    return fileReply(name, await exportSales(deps, callerOf(input).uid, input.query))
  },
}
