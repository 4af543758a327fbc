import { useState } from 'react'
import { useSession } from '@/lib/session/session'

export const useLogout = () => {
  const { signOut } = useSession()
  const [isLeaving, setIsLeaving] = useState(false)
  const logout = async () => {
    setIsLeaving(true)
    await signOut()
    setIsLeaving(false)
  }
  return { logout, isLeaving }
}
