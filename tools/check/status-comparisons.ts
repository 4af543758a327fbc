import ts from 'typescript'

const STATUS = /(^|[.?!])status\??\.status$/

const EQUALITY: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
])

const isLiteral = (node: ts.Expression): boolean =>
  ts.isStringLiteralLike(node) ||
  (ts.isArrayLiteralExpression(node) && node.elements.some(isLiteral))

/** The names that a file gives to an order's status: `status: { status }`, `{ status } = order.status`. */
const aliasesIn = (file: ts.SourceFile): Set<string> => {
  const names = new Set<string>()
  const add = (pattern: ts.BindingName) => {
    if (!ts.isObjectBindingPattern(pattern)) return
    for (const { propertyName, name } of pattern.elements) {
      const field = (propertyName ?? name).getText(file)
      if (field === 'status' && ts.isIdentifier(name)) names.add(name.text)
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && node.propertyName?.getText(file) === 'status') add(node.name)
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const from = node.initializer.getText(file)
      if (STATUS.test(from) && ts.isIdentifier(node.name)) names.add(node.name.text)
      if (/\.status$/.test(from)) add(node.name)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return names
}

/**
 * The lines of a source file that compare the status of a transaction with a literal, which only the
 * escrow table and what carries it out do: by `===`, a `switch`, or a list that includes it.
 */
export const statusComparisons = (text: string, path = 'source.tsx'): number[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const aliases = aliasesIn(file)
  const isStatus = (node: ts.Expression): boolean =>
    STATUS.test(node.getText(file)) || (ts.isIdentifier(node) && aliases.has(node.text))
  const lines: number[] = []
  const note = (node: ts.Node) =>
    lines.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1)
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && EQUALITY.has(node.operatorToken.kind)) {
      const { left, right } = node
      if ((isStatus(left) && isLiteral(right)) || (isLiteral(left) && isStatus(right))) note(node)
    }
    if (ts.isSwitchStatement(node) && isStatus(node.expression)) note(node)
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression: list } = node.expression
      const [asked] = node.arguments
      if (name.text === 'includes' && asked && isStatus(asked) && isLiteral(list)) note(node)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return lines
}
