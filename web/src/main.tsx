import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { startEarly } from './app/early-start'
import './styles/index.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

startEarly(window.location.pathname)
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
