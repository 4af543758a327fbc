import { expect } from './journey'
import { MESSAGES } from './suite'

/** A number that is new in every run. */
export const newPhone = (): string =>
  `+234806${[...crypto.getRandomValues(new Uint8Array(7))].map((byte) => byte % 10).join('')}`

let taken = new Set<string>()

/** The newest code that the simulator of messages got for a number, and that wasn't taken before. */
export const codeAt = async (phone: string): Promise<string> => {
  let code = ''
  await expect(async () => {
    const response = await fetch(`${MESSAGES}/__control/messages?to=${encodeURIComponent(phone)}`)
    const { messages } = (await response.json()) as { messages: { id: string; text: string }[] }
    const fresh = messages.filter(({ id }) => !taken.has(id))
    const last = fresh.at(-1)
    code = /\b(\d{6})\b/.exec(last?.text ?? '')?.[1] ?? ''
    expect(code).not.toBe('')
    for (const { id } of messages) taken = taken.add(id)
  }).toPass()
  return code
}
