import { useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { safeRedirect } from '@/lib/session/safe-redirect'

/** Returns the path to open after login, and login and signup links that keep the redirect. */
export const useAfterLogin = () => {
  const [search] = useSearchParams()
  const redirect = safeRedirect(search.get('redirect'))
  return {
    target: redirect ?? paths.purchases,
    toLogin: redirect ? paths.loginThen(redirect) : paths.login,
    toSignup: redirect ? paths.signupThen(redirect) : paths.signup,
  }
}
