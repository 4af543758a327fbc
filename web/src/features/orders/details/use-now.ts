import type { Transaction } from '@contract/entities/orders/transaction'
import { millisOf, SECOND_MS } from '@contract/time'
import { useEffect, useState } from 'react'

const TICK_MS = 20 * SECOND_MS

/** The current time in epoch milliseconds, updated every 20 seconds. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Returns `now`, but never before the last server update: a device's clock may be slow. */
export const nowFor = ({ updated_at }: Pick<Transaction, 'updated_at'>, now: number): number =>
  Math.max(now, millisOf(updated_at))
