import type { ReactNode } from 'react'
import { FirebaseAppProvider } from 'reactfire'
import { firebaseApp } from '../firebase/app'
import { useSession } from '../session'

/** Live hooks work below this. Another user gets another tree: nothing of the last one is left. */
export default function LiveRoot({ children }: { children: ReactNode }) {
  const { user } = useSession()
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp} suspense={false} key={user?.uid ?? 'nobody'}>
      {children}
    </FirebaseAppProvider>
  )
}
