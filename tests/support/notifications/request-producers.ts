import { acceptRequest, answerSeller, askFor } from '../requests'
import type { TestApi } from '../test-api'

const accepted = async (testApi: TestApi) => {
  const [buyer, vendor] = [await testApi.buyer(), await testApi.vendor()]
  const asked = await askFor(testApi, buyer, { title: 'Aso-oke cap' })
  const given = await Promise.all([1, 2, 3].map(() => acceptRequest(testApi, vendor, asked)))
  const failed = given.find(({ status }) => status !== 200)
  if (failed) throw new Error(failed.text)
  return { buyer, vendor, asked }
}

export const requestAccepted = async (testApi: TestApi) => {
  const { buyer } = await accepted(testApi)
  return [{ person: buyer, words: ['Aso-oke cap', 'Store of Tunde Bello'] }]
}

export const requestAgreed = async (testApi: TestApi) => {
  const { buyer, vendor, asked } = await accepted(testApi)
  await Promise.all([1, 2].map(() => answerSeller(testApi, buyer, asked, vendor)))
  return [{ person: vendor, words: ['Aso-oke cap', 'no message of theirs is proof'] }]
}

export const requestDeclined = async (testApi: TestApi) => {
  const { buyer, vendor, asked } = await accepted(testApi)
  await Promise.all([1, 2].map(() => acceptRequest(testApi, vendor, asked, { accepts: false })))
  return [{ person: buyer, words: ['Aso-oke cap', 'Nothing was charged'] }]
}
