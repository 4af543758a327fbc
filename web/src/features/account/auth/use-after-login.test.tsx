import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '@/lib/testing/stage'
import { useAfterLogin } from './use-after-login'

vi.mock('@/lib/session/session', () => ({ useSession: () => ({ user: null }) }))

const Probe = () => {
  const { afterLogin, afterSignup, toLogin } = useAfterLogin()
  return <p>{[afterLogin, afterSignup, toLogin].join(' ')}</p>
}
const DEAL = '/checkout/deals/ABCDE-FGHJK?version=1'
const loginThen = `/auth/login?redirect=${encodeURIComponent(DEAL)}`
const cameFrom = (address: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(address)
const own = (path: string) => window.location.origin + path
const expectTo = async (text: string) => expect(await screen.findByText(text)).toBeVisible()

afterEach(() => vi.restoreAllMocks())

it('keeps what a link left behind that was tapped before its page was hydrated', async () => {
  cameFrom(own(loginThen))
  show(<Probe />, { at: '/auth/signup' })
  await expectTo(`${DEAL} ${DEAL} ${loginThen}`)
})

it('prefers what its own address says', async () => {
  cameFrom(own(loginThen))
  show(<Probe />, { at: '/auth/signup?redirect=%2Fcart' })
  await expectTo('/cart /cart /auth/login?redirect=%2Fcart')
})

it.each([
  ['another site', `https://elsewhere.example${loginThen}`],
  ['another page', own(`/marketplace?redirect=${encodeURIComponent(DEAL)}`)],
  ['a login that leads elsewhere', own('/auth/login?redirect=https%3A%2F%2Felsewhere.example')],
  ['nowhere', ''],
])('takes nothing from %s', async (_, address) => {
  cameFrom(address)
  show(<Probe />, { at: '/auth/signup' })
  await expectTo('/dashboard/purchases / /auth/login')
})
