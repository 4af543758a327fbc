/** True if slot `a` sorts before slot `b`. Must be a total order, so that pages don't overlap. */
export type Before = (a: number, b: number) => boolean

const siftDown = (heap: Uint32Array, size: number, before: Before): void => {
  let parent = 0
  for (;;) {
    let last = parent * 2 + 1
    if (last >= size) return
    const right = last + 1
    if (right < size && before(heap[last] ?? 0, heap[right] ?? 0)) last = right
    if (!before(heap[parent] ?? 0, heap[last] ?? 0)) return
    const moved = heap[parent] ?? 0
    heap[parent] = heap[last] ?? 0
    heap[last] = moved
    parent = last
  }
}

const siftUp = (heap: Uint32Array, from: number, before: Before): void => {
  let child = from
  while (child > 0) {
    const parent = (child - 1) >> 1
    if (!before(heap[parent] ?? 0, heap[child] ?? 0)) return
    const moved = heap[parent] ?? 0
    heap[parent] = heap[child] ?? 0
    heap[child] = moved
    child = parent
  }
}

/**
 * The first `most` slots in order, without sorting the rest: a bounded heap with the last of them
 * on top.
 */
export const topK = (docIds: Uint32Array, max: number, before: Before): number[] => {
  const heap = new Uint32Array(Math.min(max, docIds.length))
  let size = 0
  for (let at = 0; at < docIds.length; at += 1) {
    const slot = docIds[at] ?? 0
    if (size < heap.length) {
      heap[size] = slot
      siftUp(heap, size, before)
      size += 1
    } else if (size > 0 && before(slot, heap[0] ?? 0)) {
      heap[0] = slot
      siftDown(heap, size, before)
    }
  }
  return [...heap.subarray(0, size)].sort((a, b) => (before(a, b) ? -1 : 1))
}
