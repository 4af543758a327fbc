import { test } from 'vitest'
import { recordRuns } from '../../../../../tests/support/runs'
import { expectAgreement } from './testing/agreement'

const RUNS = process.env.OJA_DEEP === '1' ? 10_000 : 300
const TIMEOUT_MS = 3_600_000

test(
  `agrees with a second escrow over ${RUNS} runs of up to 60 random commands`,
  () => {
    const seed = Number(process.env.OJA_SEED ?? Date.now() % 2 ** 31)
    process.stdout.write(`escrow against its model: ${RUNS} runs, seed ${seed}\n`)
    let failures = 1
    try {
      expectAgreement(RUNS, seed)
      failures = 0
    } finally {
      recordRuns('R6', { count: RUNS, failures })
    }
  },
  TIMEOUT_MS,
)
