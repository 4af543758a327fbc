import { start } from './app/hydrate'
import { startWorkerWhenLoaded } from './app/offline/when-loaded'
import { preloadRoute } from './app/preload-route'
import './styles/index.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

preloadRoute(window.location.pathname)
void start(root)
startWorkerWhenLoaded()
