import { recountCategories } from '../usecases/category/recount-category'
import type { Deps } from '../usecases/deps'

export const recountCategoriesDaily = (deps: Deps): Promise<void> => recountCategories(deps)
