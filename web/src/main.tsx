import { startEarly } from './app/early-start'
import { start } from './app/start'
import './styles/index.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

startEarly(window.location.pathname)
void start(root)
