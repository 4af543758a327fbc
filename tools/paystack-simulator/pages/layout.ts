import type { World } from '../world'
import { esc } from './markup'

/** Every page says that no money moves. */
export const layout = (world: World, title: string, content: string, className = ''): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${esc(title)} | ${esc(world.settings.merchantName)} payment simulator</title>
<link rel="stylesheet" href="/simulator.css">
</head>
<body class="${className}">
<header class="banner"><strong>Simulator:</strong> no money moves.</header>
<main>${content}</main>
</body>
</html>`
