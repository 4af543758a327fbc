import { createHash } from 'node:crypto'
import { AppError } from '../../../contract/api/errors'
import type { Imported, ImportRowError, ProductImport } from '../../../contract/catalog/product-csv'
import { valueKey } from '../../../contract/text/value-key'
import { addProducts, readImported } from '../../../db/catalog/products'
import { commitWithRetry } from '../../../db/commit'
import type { Batch } from '../../../db/firestore'
import { changeNotes } from '../../../domain/catalog/import/change-from-rows'
import {
  draftNotes,
  draftOf,
  groupImportRows,
  type ImportGroup,
} from '../../../domain/catalog/import/group-import-rows'
import { importColumns } from '../../../domain/catalog/import/import-columns'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import {
  type IdempotentResult,
  idempotentRequest,
  orItsAnswer,
  withIdempotency,
} from '../../idempotency'
import { getStore } from '../../people/vendor/get-store'
import { contendedDrafts, draftsLeft, takeDrafts } from '../product/draft-limit'
import { htmlReader } from '../product/html-text'
import { newDraft } from '../product/new-draft'
import { planChange, readOwn } from '../product/plan-change'

type Result = Imported['rows'][number]
type Changes = Imported['changes']
type Draft = NonNullable<ReturnType<typeof draftOf>['draft']>

/** What is to be done with the rows of one product. */
type Planned = {
  group: ImportGroup
  errors: ImportRowError[]
  notes: ImportRowError[]
  /** The product that is there. */
  own_id?: string
  changes: Changes
  draft?: Draft
  write?: (batch: Batch) => void
}

const resultsOf = ({ group, errors }: Planned, ids: Partial<Result>): Result[] =>
  group.rows.map(({ row }) => ({
    row,
    errors: errors.filter((error) => error.row === row),
    ...ids,
  }))

const inOrder = (rows: readonly Result[]): Result[] => rows.toSorted((a, b) => a.row - b.row)

const plan = async (deps: Deps, uid: string, group: ImportGroup): Promise<Planned> => {
  const own = await readOwn(uid, group)
  if (!own) {
    const { draft, errors } = draftOf(group)
    return { group, errors, notes: draftNotes(group), changes: [], ...(draft && { draft }) }
  }
  const { errors, change, write } = await planChange(deps, own, group)
  const notes = changeNotes(own.data, group)
  return { group, errors, notes, own_id: own.data.id, changes: change ? [change] : [], write }
}

/** @throws AppError `product/import-changes` unless exactly these changes were agreed to */
const requireConsent = (changes: Changes, consents: ProductImport['consents']): void => {
  const namesOf = (named: readonly { product_id: string; state: string }[]) =>
    JSON.stringify(named.map(({ product_id, state }) => `${product_id} ${state}`).toSorted())
  if (namesOf(changes) !== namesOf(consents)) {
    throw new AppError('product/import-changes', { changes })
  }
}

/** What a file calls a product: its handle, or else its name. */
const importKey = ({ handle }: ImportGroup, { name }: Draft): string =>
  createHash('sha256')
    .update(handle ? `handle ${valueKey(handle)}` : `name ${valueKey(name)}`)
    .digest('hex')
    .slice(0, 24)

const check = async (
  uid: string,
  ignored: string[],
  planned: readonly Planned[],
): Promise<Imported> => {
  const keys = planned.map(({ group, draft }) => (draft ? importKey(group, draft) : ''))
  const [drafts_left, before] = await Promise.all([
    draftsLeft(uid),
    readImported(uid, [...new Set(keys.filter(Boolean))]),
  ])
  const rows = planned.flatMap((one, at) => {
    const imported_as = before.get(keys[at] ?? '')
    return resultsOf(one, {
      ...(one.own_id !== undefined && { product_id: one.own_id }),
      ...(imported_as !== undefined && { imported_as }),
    })
  })
  return {
    dry_run: true,
    ignored,
    rows: inOrder(rows),
    notes: planned.flatMap(({ notes }) => notes),
    changes: planned.flatMap(({ changes }) => changes),
    drafts_left,
  }
}

/**
 * Validates the rows of a file (`dry_run`), or makes drafts of its products and changes those that
 * are there: all of the request or nothing. Rows with the same handle are one product; a handle
 * that is the address of an own product changes its prices, stock, SKUs and weights, which the
 * caller agrees to by naming each change as the dry run showed it.
 * @throws AppError `product/import-columns`, `product/import-other-file`, `product/import-rows`,
 * `product/import-changes`, `product/too-many-drafts`, `request/rate-limited`, `idempotency/...`
 */
export const importProducts = async (
  deps: Deps,
  uid: string,
  body: ProductImport,
  key: string | undefined,
): Promise<IdempotentResult<Imported>> => {
  const columns = importColumns(body.columns)
  const { ignored } = columns
  const textOfHtml = columns.format === 'oja' ? undefined : await htmlReader()
  const groups = groupImportRows(columns, body.rows, textOfHtml)
  const planAll = () => Promise.all(groups.map((group) => plan(deps, uid, group)))
  if (body.dry_run) {
    return { response: await check(uid, ignored, await planAll()), replayed: false }
  }
  const { vendor } = await getStore(uid)
  const idempotency = idempotentRequest({ uid, endpoint: 'vendors.importProducts', key, body })
  const make = () =>
    commitWithRetry(backoffFrom(deps), 'product/busy', async (batch) => {
      const now = deps.clock()
      const attempt = await withIdempotency<Imported>(batch, idempotency, now, async () => {
        const planned = await planAll()
        const errors = planned.flatMap((one) => one.errors)
        if (errors.length > 0) throw new AppError('product/import-rows', { errors })
        const changes = planned.flatMap((one) => one.changes)
        requireConsent(changes, body.consents)
        const drafts = planned.filter(({ draft }) => draft).length
        const count = await takeDrafts(uid, now, { drafts, rows: body.rows.length })
        const rows = planned.flatMap((one) => {
          one.write?.(batch)
          const { draft, own_id } = one
          if (!draft) return resultsOf(one, own_id === undefined ? {} : { product_id: own_id })
          const import_key = importKey(one.group, draft)
          const beginning = { id: deps.ids(), images: [], now, newId: deps.ids, import_key }
          const begun = newDraft(vendor, draft, beginning)
          addProducts(batch, [begun])
          return resultsOf(one, { product_id: begun.product.id })
        })
        count(batch)
        const notes = planned.flatMap((one) => one.notes)
        return { dry_run: false, ignored, rows: inOrder(rows), notes, changes }
      })
      return attempt.overtaken ? attempt : { ...attempt, contends: contendedDrafts(uid) }
    })
  return orItsAnswer(deps, idempotency, make)
}
