import { expect, it } from 'vitest'
import { openApiDocument } from './openapi'

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
