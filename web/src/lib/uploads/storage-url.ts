/** The address of an uploaded picture, for those who may see it. */
export const storageUrl = async (path: string): Promise<string> => {
  const [{ getDownloadURL, ref }, { storage }] = await Promise.all([
    import('firebase/storage'),
    import('../firebase/storage'),
  ])
  return getDownloadURL(ref(storage, path))
}
