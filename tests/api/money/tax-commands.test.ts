import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TaxDocument } from '../../../functions/src/contract/entities/money/tax-document'
import { lagosDayOf } from '../../../functions/src/contract/lagos-day'
import { DAY_MS } from '../../../functions/src/contract/time'
import { readOpsDecisions } from '../../../functions/src/db/audit-log'
import { readArguments } from '../../../tools/ops/arguments'
import { taxCommands } from '../../../tools/ops/tax'
import { type Person, signUpOperator } from '../../support/people'
import { expectTaxAgreement, SUPPLIER } from '../../support/tax'
import { openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let buyer: Person
let vendor: Person
let owner: Person

beforeAll(async () => {
  testApi = await openTestApi()
  buyer = await testApi.buyer()
  vendor = await testApi.vendor()
  owner = await signUpOperator(testApi.deps, 'owner')
})
afterAll(() => testApi.close())

const BY = ['--reason', 'the accountant says so']
const REGISTER = [
  ...['--name', SUPPLIER.name, '--address', SUPPLIER.address],
  ...['--tin', SUPPLIER.tin, '--rc', SUPPLIER.rc_number],
  ...BY,
]

/** The lines that a command prints. */
const run = (name: string, ...args: string[]): Promise<string[]> => {
  const command = taxCommands[name]
  if (!command) throw new Error(`no command ${name}`)
  return command(readArguments([name, ...args, '--by', owner.email]), testApi.deps)
}
const bought = async () => testApi.paid(buyer, await testApi.product(vendor))
const documentsOf = async ({ id }: { id: string }): Promise<TaxDocument[]> => {
  const path = `/transactions/${id}/tax-documents`
  const { data } = await testApi.call<{ documents: TaxDocument[] }>('GET', path, { as: buyer })
  return data.documents
}

test('registers, shows and ends VAT from a terminal, each with who and why', async () => {
  expect((await run('tax'))[0]).toBe('Not registered for VAT: there is none anywhere.')
  const before = await bought()
  const lines = await run('tax-register', ...REGISTER)
  expect(lines[0]).toBe('Registered for VAT: 7.5%, due at the charge.')
  expect(lines).toContain(
    `${SUPPLIER.name}, ${SUPPLIER.address}, TIN ${SUPPLIER.tin}, ${SUPPLIER.rc_number}`,
  )
  expect(lines.at(-1)).toMatch(/^\d+ paid orders are held; a change leaves them as they are.$/)
  expect(await run('tax')).toEqual(lines)
  const order = await bought()
  await testApi.drain()
  expect(await documentsOf(before)).toEqual([])
  expect(await documentsOf(order)).toMatchObject([{ type: 'receipt', rate_bps: 750 }])

  const ended = await run('tax-end', ...BY)
  expect(ended[0]).toBe('Not registered for VAT: there is none anywhere.')
  const after = await bought()
  await testApi.drain()
  expect(await documentsOf(after)).toEqual([])
  const decisions = await readOpsDecisions(2, 'tax')
  expect(decisions).toMatchObject([
    { action: 'set-tax', operator: owner.uid, reason: 'the accountant says so' },
    { action: 'set-tax' },
  ])
  await expectTaxAgreement()
})

test('takes a day, a rate and when it is due; a day that is over is refused', async () => {
  const later = lagosDayOf(testApi.clock() + 2 * DAY_MS)
  const options = ['--from', later, '--rate', '10', '--due', 'release']
  const lines = await run('tax-register', ...REGISTER, ...options)
  expect(lines[0]).toBe('Not registered for VAT: there is none anywhere.')
  expect(lines.at(-3)).toMatch(/: 10%, due at the release$/)
  const yesterday = lagosDayOf(testApi.clock() - DAY_MS)
  await expect(run('tax-end', '--from', yesterday, ...BY)).rejects.toThrow()
  await run('tax-end', '--from', later, ...BY)
})

test('prints a document as electronic invoicing takes it, and refuses what there is not', async () => {
  await run('tax-register', ...REGISTER)
  const order = await bought()
  await testApi.drain()
  const [receipt] = await documentsOf(order)
  const printed = (await run('tax-record', receipt?.id ?? '')).join('\n')
  expect(JSON.parse(printed)).toMatchObject({ ID: receipt?.number, InvoiceTypeCode: '380' })
  await expect(run('tax-record', 'no-such-document')).rejects.toThrow('There is no document')
  await run('tax-end', ...BY)
})
