import { paths } from '@/config/paths'
import type { RouteRow } from '../route-definition'

export const authRows: RouteRow[] = [
  [paths.login, 'auth/login'],
  [paths.signup, 'auth/signup'],
  [paths.forgotPassword, 'auth/forgot-password'],
  [paths.resetPassword, 'auth/reset-password'],
]
