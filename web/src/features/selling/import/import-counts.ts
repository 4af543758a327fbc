import { counted } from '@contract/text/counted'

export const products = (count: number) => counted(count, 'product')
export const drafts = (count: number) => counted(count, 'draft')
export const rows = (count: number) => counted(count, 'row')
