import { useSyncExternalStore } from 'react'
import { type ChunkState, chunkState, onChunkState } from './load-chunk'

export const useChunkState = (): ChunkState =>
  useSyncExternalStore(onChunkState, chunkState, () => 'loaded')
