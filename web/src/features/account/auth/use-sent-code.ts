import { phoneEndpoints } from '@contract/api/people/phone'
import type { MessageChannel } from '@contract/entities/messaging/phone-message'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { ensureDeviceId } from '@/lib/session/device-id'
import { useAction } from '@/lib/use-action'

type Sent = { phone: string; channel: MessageChannel; next_after_s: number; count: number }

/** Sends codes to a number, and says by which channel the last one went. */
export const useSentCode = () => {
  const [sent, setSent] = useState<Sent>()
  const { run, isPending, failure } = useAction(
    async ({ phone, channel }: { phone: string; channel?: MessageChannel | undefined }) => {
      ensureDeviceId()
      const answer = await call(phoneEndpoints.sendCode, {
        body: { phone, ...(channel && { channel }) },
      })
      setSent((before) => ({
        phone,
        channel: answer.channel,
        next_after_s: answer.next_after_seconds,
        count: (before?.count ?? 0) + 1,
      }))
    },
  )
  return { sent, send: run, isSending: isPending, failure, change: () => setSent(undefined) }
}
