import fc from 'fast-check'

const deep = (levels: number): unknown => {
  let value: unknown = 'bottom'
  for (let level = 0; level < levels; level += 1) value = { inner: value }
  return value
}

const HOSTILE_VALUES: readonly unknown[] = [
  '\u0000',
  'a\u0000b',
  '\u202Egnp.exe',
  '👩🏾‍🚀'.repeat(40),
  '<script>alert(1)</script>',
  '"; DROP TABLE users; --',
  '{{constructor.constructor("return this")()}}',
  '../../etc/passwd',
  '__proto__',
  '\uD800',
  'x'.repeat(20_000),
  Number.MAX_SAFE_INTEGER + 1,
  2 ** 53,
  -1,
  -0,
  0.1,
  1e308,
  null,
  true,
  [],
  {},
  [[[[]]]],
  deep(20),
  '',
  ' ',
  'NaN',
  'Infinity',
]

/** Request bodies that `JSON.stringify` would never produce; everyday runs send the first. */
export const HOSTILE_RAW: readonly string[] = [
  '{"__proto__":{"roles":["vendor"]}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"name":{"__proto__":{"x":1}}}',
  '{"amount_minor":NaN}',
  '{"quantity":1e999}',
  '{"quantity":9007199254740993}',
  '{"a":1,"a":2}',
  '{',
  'null',
  '[]',
  '"text"',
  '0',
  '\uFEFF{}',
  `${'['.repeat(1000)}${']'.repeat(1000)}`,
  `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`,
  `{"name":"${'\\u0000'.repeat(10)}"}`,
]

const hostileValue = fc.oneof(
  fc.constantFrom(...HOSTILE_VALUES),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.array(fc.jsonValue(), { maxLength: 3 }),
)

/** A valid body with one to three fields replaced, or with unknown fields added. */
export const hostileBody = (good: object): fc.Arbitrary<object> => {
  const keys = [...Object.keys(good), 'uid', 'roles', 'price', 'vendor_id', 'status', 'toString']
  return fc
    .dictionary(fc.constantFrom(...keys), hostileValue, { minKeys: 1, maxKeys: 3 })
    .map((changes) => ({ ...good, ...changes }))
}

/** Everyday runs send the first. */
export const PATH_PIECES = [
  '__id7__',
  '%00',
  '%zz',
  '..%2f..%2f',
  '%E2%80%AE',
  '__proto__',
  'constructor',
  '%F0%9F%A7%B5',
  'a'.repeat(3_000),
  '-1',
  "'%20or%201=1",
  '%2e%2e',
]
/** Parts of an address that are no text, or more of it than anybody sends. */
export const ILL_FORMED = [
  '%00',
  'a%00b',
  '%zz',
  '%',
  '%ED%A0%80',
  'a%ff',
  '%E2%80%AE%E2%81%A6',
  '%FE%FF%00%61',
  'a'.repeat(5_000),
]

export const hostilePiece = fc.oneof(
  fc.constantFrom(...PATH_PIECES),
  fc
    .string({ unit: 'binary', minLength: 1 })
    .map((text) => encodeURIComponent(Buffer.from(text).toString())),
)

const QUERIES = [
  'page=0',
  'page=-1',
  'page=1e9',
  'page=NaN',
  'limit=61',
  'limit[]=1',
  'q=%00',
  '__proto__[x]=1',
  'constructor=1',
  'states=Lagos&states=%00',
  'priceMin=9007199254740993',
  'rating=Infinity',
  'sortBy=__proto__',
  'x'.repeat(2_000),
  'a=%zz',
]
export const hostileQuery = fc.oneof(
  fc.constantFrom(...QUERIES),
  fc
    .array(fc.tuple(fc.constantFrom('q', 'page', 'limit', 'states', 'x'), hostilePiece), {
      maxLength: 4,
    })
    .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&')),
)
