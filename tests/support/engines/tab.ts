import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Thing } from './locate'

/** A tab of a browser of another engine than Chromium. */
export type Tab = {
  open: (url: string) => Promise<void>
  address: () => Promise<string>
  /** The words on the screen. */
  words: () => Promise<string>
  /** False while there is no such thing on the screen. */
  has: (thing: Thing) => Promise<boolean>
  press: (thing: Thing) => Promise<void>
  /** Replaces what the field holds. */
  type: (field: string, text: string) => Promise<void>
  pick: (field: string, option: string) => Promise<boolean>
  /** @param path of a file on this machine */
  attach: (field: string, path: string) => Promise<void>
  setCookie: (cookie: { name: string; value: string; url: string }) => Promise<void>
  close: () => Promise<void>
}

const PATIENCE_MS = 60_000

/** Waits until something is so; what fails meanwhile is tried again, such as a press during a render. */
export const until = async (
  what: string,
  attempt: () => Promise<boolean>,
  screen: () => Promise<string> = async () => '',
): Promise<void> => {
  const end = Date.now() + PATIENCE_MS
  let reason: unknown
  for (;;) {
    const holds = await attempt().catch((error: unknown) => {
      reason = error
      return false
    })
    if (holds) return
    if (Date.now() > end) {
      const seen = await screen().catch(() => '')
      throw new Error(`Not within a minute: ${what}\n${seen}`, { cause: reason })
    }
    await pause(200)
  }
}

/** The first of these programs that is installed. */
export const installed = (names: readonly string[], folders: readonly string[] = []) =>
  names
    .flatMap((name) =>
      [...(process.env.PATH ?? '').split(delimiter), ...folders].map((folder) =>
        join(folder, name),
      ),
    )
    .find(existsSync)
