import { describe, expect, it } from 'vitest'
import { openApiDocument } from './document'

type Operation = { responses: Record<string, { $ref?: string }>; requestBody?: object }

const text = JSON.stringify(openApiDocument())
const operations = Object.entries(openApiDocument().paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation: operation as Operation,
  })),
)

describe('the OpenAPI document', () => {
  it('shows the specification’s sample banks as the example of the bank list', () => {
    const { paths } = openApiDocument()
    expect(paths['/public/banks']?.get).toMatchObject({
      responses: {
        200: {
          content: {
            'application/json': {
              example: {
                status: 'success',
                data: [
                  { bank_name: 'Access Bank', bank_code: '002' },
                  { bank_name: 'GTBank', bank_code: '001' },
                ],
              },
            },
          },
        },
      },
    })
  })

  it('has at most 200 KB: what several endpoints share has a name', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(200_000)
    const whole = JSON.stringify(openApiDocument().components.schemas.Transaction)
    expect(text.split(whole)).toHaveLength(2)
  })

  it('refers to what is there, and has nothing that nobody refers to', () => {
    const { components } = openApiDocument()
    const there = Object.entries(components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, named]) => Object.keys(named).map((name) => `#/components/${kind}/${name}`))
    const meant = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref)
    expect(there.toSorted()).toEqual([...new Set(meant)].toSorted())
  })

  it.each(operations)('says with what $name refuses', ({ operation }) => {
    const refused = Object.keys(operation.responses).filter((status) => status.startsWith('4'))
    expect(refused).toContain('4XX')
    expect(operation.responses.default).toBeUndefined()
  })

  it('names the body that the cart’s payment and a new product take', () => {
    const bodyOf = (name: string) =>
      operations.find((one) => one.name === name)?.operation.requestBody
    expect(JSON.stringify(bodyOf('POST /checkouts'))).toContain('lines')
    expect(JSON.stringify(bodyOf('POST /vendors/products'))).toContain('ProductDraft')
  })

  it('lets answers have more fields later, and what is sent no others', () => {
    const { schemas } = openApiDocument().components
    expect(schemas.Product).not.toHaveProperty('additionalProperties')
    expect(schemas.ProductDraftInput ?? schemas.ProductDraft).toMatchObject({
      additionalProperties: false,
    })
  })
})
