import { describe, expect, test } from 'vitest'
import type { ListQuery } from '../../functions/src/contract/queries/query'
import { areIndexesCurrent, groupFieldOf, indexesOf } from './indexes'

const fieldsOf = (query: ListQuery) =>
  indexesOf('asked', query).map(({ fields }) =>
    fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`),
  )

test('the index file is generated from the queries as they are', async () => {
  expect(await areIndexesCurrent()).toBe(true)
})

test('a group that is asked by one field has an exemption of it, and no composite index', () => {
  const query = { path: 'events', is_group: true, order: ['at', 'asc'] } as const
  expect(fieldsOf({ ...query, where: [['at', '>', '{from}']] })).toEqual([])
  expect(groupFieldOf(query)).toMatchObject({
    collectionGroup: 'events',
    fieldPath: 'at',
    indexes: expect.arrayContaining([{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }]),
  })
  expect(groupFieldOf({ ...query, where: [['action', '==', 'ship']] })).toBeUndefined()
  expect(groupFieldOf({ path: 'events', order: ['at', 'asc'] })).toBeUndefined()
})

describe('a composite index', () => {
  test('serves an equality beside an order, in its direction', () => {
    const where = [['vendor_id', '==', '{uid}']] as const
    expect(fieldsOf({ path: 'payouts', where, order: ['created_at', 'desc'] })).toEqual([
      ['vendor_id ASCENDING', 'created_at DESCENDING'],
    ])
  })

  test('serves a filter where it is given, and is another where it is not', () => {
    const query = {
      path: 'products',
      where: [['vendor_id', '==', '{uid}']],
      filters: [['status', 'in', '{statuses}']],
      order: ['updated_at', 'desc'],
    } as const
    expect(fieldsOf(query)).toEqual([
      ['vendor_id ASCENDING', 'updated_at DESCENDING'],
      ['vendor_id ASCENDING', 'status ASCENDING', 'updated_at DESCENDING'],
    ])
  })

  test('serves an array beside an order', () => {
    const where = [['members', 'array-contains', '{uid}']] as const
    expect(fieldsOf({ path: 'conversations', where, order: ['updated_at', 'desc'] })).toEqual([
      ['members CONTAINS', 'updated_at DESCENDING'],
    ])
  })

  test('serves a range beside an equality without an order of its own', () => {
    const where = [
      ['state', '==', 'pending'],
      ['next_attempt_at', '<=', '{now}'],
    ] as const
    expect(fieldsOf({ path: 'outbox', where })).toEqual([
      ['state ASCENDING', 'next_attempt_at ASCENDING'],
    ])
  })

  test('is of the whole group where the query is', () => {
    const query = {
      path: 'entries',
      is_group: true,
      order: ['at', 'asc'],
      where: [['state', '==', 'pending']],
    } as const
    expect(indexesOf('asked', query)).toMatchObject([{ queryScope: 'COLLECTION_GROUP' }])
  })

  test('is not needed for equalities alone, an order alone, or the order of ids', () => {
    const where = [
      ['status', '==', 'active'],
      ['vendor_active', '==', true],
    ] as const
    expect([
      fieldsOf({ path: 'products', where }),
      fieldsOf({ path: 'devices', order: ['created_at', 'desc'] }),
      fieldsOf({ path: 'products', where, order: ['__name__', 'asc'] }),
    ]).toEqual([[], [], []])
  })
})

describe('no index serves', () => {
  test('a field whose own index is switched off', () => {
    const where = [['slug', '==', '{slug}']] as const
    expect(() => indexesOf('asked', { path: 'products', where })).toThrow(
      'asked asks for slug, which has no index',
    )
  })

  test('a range on another field than the order', () => {
    const where = [['price', '>', 0]] as const
    expect(() =>
      indexesOf('asked', { path: 'products', where, order: ['created_at', 'desc'] }),
    ).toThrow('asked compares price in the order of created_at')
  })
})
