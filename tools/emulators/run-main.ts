/** Runs a command to its exit code; what goes wrong is told in words, not as a stack. */
export async function runMain(main: () => Promise<number>, signal?: AbortSignal): Promise<never> {
  const code = await main().catch((error: Error) => {
    if (signal?.aborted) return 0
    console.error(`\n${error.message}`)
    return 1
  })
  process.exit(code)
}
