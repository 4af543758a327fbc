import { useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { safeRedirect } from '@/lib/session/safe-redirect'

/** Where to go after a login, and the redirect query to hand on to the other auth pages. */
export const useAfterLogin = () => {
  const [search] = useSearchParams()
  const redirect = safeRedirect(search.get('redirect'))
  return {
    target: redirect ?? paths.purchases,
    toLogin: redirect ? paths.loginThen(redirect) : paths.login,
    toSignup: redirect ? paths.signupThen(redirect) : paths.signup,
  }
}
