import * as z from 'zod/mini'
import { NAMED } from './named-schemas'

export type JsonSchema = z.core.JSONSchema.BaseSchema
/** A schema has two shapes where defaults or conversions lie between what is sent and what is kept. */
type Io = 'input' | 'output'

const REF = /#\/(?:\$defs|components\/schemas)\/(\w+)/g
const refTo = (name: string): string => `#/components/schemas/${name}`

const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id })

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

/** "This or nothing" of a plain type is one schema, not a choice of two. */
const takeNull = (schema: JsonSchema): void => {
  const [first, second, ...others] = schema.anyOf ?? []
  if (!first || second?.type !== 'null' || others.length > 0) return
  if (typeof first.type === 'string' && !first.$ref) {
    delete schema.anyOf
    // The type that zod gives has no lists of types; JSON Schema does.
    Object.assign(schema, first, { type: [first.type, 'null'] })
  } else if (first.enum) {
    delete schema.anyOf
    Object.assign(schema, first, { enum: [...first.enum, null] })
  }
}

/** Every integer is one that JavaScript can hold exactly, every name a string, and a listed value has its own type. */
const shortened: Override = ({ jsonSchema: schema }) => {
  if (schema.enum || schema.const !== undefined) delete schema.type
  takeNull(schema)
  const { propertyNames } = schema
  if (typeof propertyNames === 'object' && Object.keys(propertyNames).join() === 'type')
    delete schema.propertyNames
  if (schema.minLength === 0) delete schema.minLength
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

/** An answer may have more fields later; what is sent may not have others. */
const open: Override = (node) => {
  shortened(node)
  if (node.jsonSchema.additionalProperties === false) delete node.jsonSchema.additionalProperties
}

const BOUNDS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minItems',
  'maxItems',
] as const

/** What bounds an answer binds us, not who reads it; a pattern of something named says what it is. */
const unbounded: Override = (node) => {
  open(node)
  for (const bound of BOUNDS) delete node.jsonSchema[bound]
  if (!names.has(node.zodSchema)) delete node.jsonSchema.pattern
}

const SHAPES = { input: shortened, output: open, answer: unbounded }
type Shape = keyof typeof SHAPES
const optionsOf = (shape: Shape) =>
  ({
    io: shape === 'input' ? 'input' : 'output',
    unrepresentable: 'any',
    override: SHAPES[shape],
  }) as const

/** Replaces the name in each reference of a JSON schema. */
const renamed = <T>(schema: T, nameOf: (name: string) => string): T =>
  JSON.parse(JSON.stringify(schema).replaceAll(REF, (_ref, name) => refTo(nameOf(name))))

const refsIn = (schema: unknown): string[] =>
  [...JSON.stringify(schema).matchAll(REF)].map(([, name = '']) => name)

const allNamed = (shape: Shape): Record<string, JsonSchema> => {
  const { schemas } = z.toJSONSchema(names, { ...optionsOf(shape), uri: refTo })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _id, id: _name, ...rest }]) => [
      name,
      rest,
    ]),
  )
}

/** The named schemas whose two shapes differ, by themselves or by what they refer to. */
const twofold = (
  input: Record<string, JsonSchema>,
  output: Record<string, JsonSchema>,
): Set<string> => {
  const found = new Set(
    Object.keys(output).filter(
      (name) => JSON.stringify(input[name]) !== JSON.stringify(output[name]),
    ),
  )
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const [name, schema] of Object.entries(output))
      if (refsIn(schema).some((ref) => found.has(ref))) found.add(name)
  }
  return found
}

/**
 * Collects the named schemas of a document. `refer` gives a schema's JSON form or its name, `inline` the form
 * whatever it is called; in both the named ones within are references. `used` is all that was referred to.
 */
export const collectComponents = () => {
  const shapes = { input: allNamed('input'), output: allNamed('output') }
  const answers = allNamed('answer')
  const differing = twofold(shapes.input, shapes.output)
  const nameIn = (io: Io) => (name: string) =>
    io === 'input' && differing.has(name) ? `${name}Input` : name
  const used: Record<string, JsonSchema> = {}
  const sent = new Set<string>()
  const use = (name: string, io: Io): void => {
    const schema = shapes[io][name]
    const key = nameIn(io)(name)
    if (!schema || (used[key] && (io === 'output' || sent.has(key)))) return
    if (io === 'input') sent.add(key)
    used[key] = renamed((io === 'output' && answers[name]) || schema, nameIn(io))
    for (const ref of refsIn(schema)) use(ref, io)
  }
  const shapeOf = (schema: z.core.$ZodType, io: Io): JsonSchema => {
    const id = names.get(schema)?.id
    if (id) return shapes[io][id] ?? {}
    const options = { ...optionsOf(io === 'input' ? 'input' : 'answer'), metadata: names }
    const { $schema: _dialect, $defs: _named, ...rest } = z.toJSONSchema(schema, options)
    return rest
  }
  const inline = (schema: z.core.$ZodType, io: Io): JsonSchema => {
    const shape = shapeOf(schema, io)
    for (const ref of refsIn(shape)) use(ref, io)
    return renamed(shape, nameIn(io))
  }
  const refer = (schema: z.core.$ZodType, io: Io): JsonSchema => {
    const id = names.get(schema)?.id
    if (!id) return inline(schema, io)
    use(id, io)
    return { $ref: refTo(nameIn(io)(id)) }
  }
  use('Error', 'output')
  return { inline, refer, used }
}
