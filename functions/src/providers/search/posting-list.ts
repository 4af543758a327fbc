/**
 * The occurrences of a word: document slots with a bit mask of fields, packed in one growing array.
 */
export type PostingList = { entries: Uint32Array; length: number }

const INITIAL_CAPACITY = 4
const FIELD_BITS = 4

export const newPostings = (): PostingList => ({
  entries: new Uint32Array(INITIAL_CAPACITY),
  length: 0,
})

export const addPosting = (postings: PostingList, slot: number, fields: number): void => {
  if (postings.length === postings.entries.length) {
    const larger = new Uint32Array(postings.length * 2)
    larger.set(postings.entries)
    postings.entries = larger
  }
  postings.entries[postings.length] = (slot << FIELD_BITS) | fields
  postings.length += 1
}

export const docIdOf = (entry: number): number => entry >>> FIELD_BITS
export const fieldsOf = (entry: number): number => entry & (2 ** FIELD_BITS - 1)
