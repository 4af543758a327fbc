import * as z from 'zod/mini'
import { NAMED } from './named-schemas'

export type JsonSchema = z.core.JSONSchema.BaseSchema
/** A schema has two shapes where defaults or conversions lie between what is sent and what is kept. */
type Io = 'input' | 'output'

const REF = /#\/(?:\$defs|components\/schemas)\/(\w+)/g
const refTo = (name: string): string => `#/components/schemas/${name}`

/** Every integer is one that JavaScript can hold exactly, and every name a string. */
const withoutTheObvious = (schema: JsonSchema): void => {
  const { propertyNames: names } = schema
  if (typeof names === 'object' && Object.keys(names).join() === 'type') delete schema.propertyNames
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}
const shortened = ({ jsonSchema }: { jsonSchema: JsonSchema }): void =>
  withoutTheObvious(jsonSchema)
/** An answer may have more fields later; what is sent may not have others. */
const open = ({ jsonSchema }: { jsonSchema: JsonSchema }): void => {
  withoutTheObvious(jsonSchema)
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}
const optionsOf = (io: Io) =>
  ({ io, unrepresentable: 'any', override: io === 'output' ? open : shortened }) as const

const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id })

/** Replaces the name in each reference of a JSON schema. */
const renamed = <T>(schema: T, nameOf: (name: string) => string): T =>
  JSON.parse(JSON.stringify(schema).replaceAll(REF, (_ref, name) => refTo(nameOf(name))))

const refsIn = (schema: unknown): string[] =>
  [...JSON.stringify(schema).matchAll(REF)].map(([, name = '']) => name)

const allNamed = (io: Io): Record<string, JsonSchema> => {
  const { schemas } = z.toJSONSchema(names, { ...optionsOf(io), uri: refTo })
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
  const differing = twofold(shapes.input, shapes.output)
  const nameIn = (io: Io) => (name: string) =>
    io === 'input' && differing.has(name) ? `${name}Input` : name
  const used: Record<string, JsonSchema> = {}
  const use = (name: string, io: Io): void => {
    const schema = shapes[io][name]
    const key = nameIn(io)(name)
    if (!schema || used[key]) return
    used[key] = renamed(schema, nameIn(io))
    for (const ref of refsIn(schema)) use(ref, io)
  }
  const shapeOf = (schema: z.core.$ZodType, io: Io): JsonSchema => {
    const id = names.get(schema)?.id
    if (id) return shapes[io][id] ?? {}
    const options = { ...optionsOf(io), metadata: names }
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
  use('Failure', 'output')
  return { inline, refer, used }
}
