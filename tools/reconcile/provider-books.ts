import type {
  BalanceEntry,
  Charge,
  Payments,
  ProviderDispute,
  Refund,
  Transfer,
} from '../../functions/src/usecases/ports/payments'

/** The provider calls that reconciliation uses: five paged lists, and no call per payment. */
export type Asked = Pick<
  Payments,
  'listCharges' | 'listAllRefunds' | 'listTransfers' | 'listAllDisputes' | 'listBalanceEntries'
>

/** The provider's records of our money, at one instant. */
export type ProviderState = {
  charges: Charge[]
  refunds: Refund[]
  transfers: Transfer[]
  disputes: ProviderDispute[]
  balance: BalanceEntry[]
}

const MAX_ATTEMPTS = 5

const newestOf = (entries: readonly BalanceEntry[]): string | undefined => entries[0]?.entry_id

/**
 * Reads the lists consistently: again if the balance has changed meanwhile, since every movement of
 * money adds a balance entry.
 * @throws Error if the balance changed during every attempt
 */
export const readProvider = async (payments: Asked): Promise<ProviderState> => {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const before = newestOf(await payments.listBalanceEntries())
    const [charges, refunds, transfers, disputes] = await Promise.all([
      payments.listCharges(),
      payments.listAllRefunds(),
      payments.listTransfers(),
      payments.listAllDisputes(),
    ])
    const balance = await payments.listBalanceEntries()
    if (newestOf(balance) === before) return { charges, refunds, transfers, disputes, balance }
  }
  throw new Error('The balance at the provider moved while it was read. Try again in a minute.')
}
