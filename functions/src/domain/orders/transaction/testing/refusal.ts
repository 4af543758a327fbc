import { AppError } from '../../../../contract/api/errors'

/** The refusal of what must be refused. @throws Error if it wasn't */
export const refusalOf = (run: () => unknown): AppError => {
  try {
    run()
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('was not refused')
}
