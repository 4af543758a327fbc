import type { Transaction } from '@contract/entities/transaction'
import { millisOf, SECOND_MS } from '@contract/time'
import { useEffect, useState } from 'react'

const TICK_MS = 20 * SECOND_MS

/** The time in epoch milliseconds, told anew every 20 seconds. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Never earlier than what the server has already done: a device's clock may be behind. */
export const nowFor = ({ updated_at }: Pick<Transaction, 'updated_at'>, now: number): number =>
  Math.max(now, millisOf(updated_at))
