import { describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/usecases/deps'
import { readArguments } from './arguments'
import { moderationCommands } from './moderation'

// The commands are refused before they use any dependency.
const deps = {} as Deps
const parse = (...args: string[]) => readArguments(args)

describe.each(Object.entries(moderationCommands))('%s', (name, command) => {
  test('is refused without what it is about', async () => {
    await expect(command(parse(name, '--by', 'a', '--reason', 'b'), deps)).rejects.toThrow(
      `Say what to ${name}`,
    )
  })

  test('is refused without who decides, and why', async () => {
    await expect(command(parse(name, 'id', '--reason', 'b'), deps)).rejects.toThrow('Say --by')
    await expect(command(parse(name, 'id', '--by', 'a'), deps)).rejects.toThrow('Say --reason')
    await expect(command(parse(name, 'id', '--by', 'a', '--reason', ' '), deps)).rejects.toThrow(
      'Say --reason',
    )
  })
})
