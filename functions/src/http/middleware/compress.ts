import compression from 'compression'

/**
 * Compresses responses of 1 KiB and more with Brotli or gzip. Hosting compresses its own files, but
 * not what second-generation functions send.
 */
export const compress = compression()
