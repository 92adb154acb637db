import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The docstring of a shape, and those of its members. */
export interface Described {
  description?: string;
  /** The value after `@example`. */
  example?: unknown;
  members: Map<string, Described>;
  /** The shapes of each union in it, in order. `members` has the members of all. */
  unions?: readonly (readonly Described[])[];
}

/** What a name stands for in one file: a constant or a function. */
type Declaration = ts.VariableDeclaration | ts.FunctionDeclaration;
type Declarations = ReadonlyMap<string, Declaration>;

/** Where a node stands: the names that it may use, and what the parameters of the function around it describe. */
interface Scope {
  readonly names: Declarations;
  readonly parameters: ReadonlyMap<string, Described>;
  /** What is being described, so that a shape that refers to itself ends. */
  readonly seen: ReadonlySet<ts.Node>;
}

const nothing = (): Described => ({ members: new Map() });

/**
 * Reads the docstrings of every exported shape, by the name of the shape. Zod does not know them, and a second text
 * beside each member would soon say something else.
 */
export function readDocstrings(
  folder: string,
  pattern = '{resources,manifest,events}/*.ts',
): ReadonlyMap<string, Described> {
  const files = globSync(pattern, { cwd: folder })
    .filter((file) => !/\.(test|test-d|fixture)\.ts$/.test(file))
    .sort();
  const byFile = files.map((file) => declarationsOf(readSource(join(folder, file))));
  const everywhere = new Map(byFile.flatMap((declarations) => [...declarations]));
  const found = new Map<string, Described>();
  for (const declarations of byFile) {
    const scope = {
      names: new Map([...everywhere, ...declarations]),
      parameters: new Map(),
      seen: new Set<ts.Node>(),
    };
    for (const [name, declaration] of declarations) found.set(name, describe(declaration, scope));
  }
  return found;
}

function readSource(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

function declarationsOf(source: ts.SourceFile): Declarations {
  const found = new Map<string, Declaration>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      if (ts.isIdentifier(declaration.name)) found.set(declaration.name.text, declaration);
    }
  }
  return found;
}

function describe(node: ts.Node, scope: Scope): Described {
  if (ts.isVariableDeclaration(node)) return describeConstant(node, scope);
  if (ts.isIdentifier(node)) {
    const parameter = scope.parameters.get(node.text);
    const declaration = scope.names.get(node.text);
    return parameter ?? (declaration ? describe(declaration, scope) : nothing());
  }
  if (ts.isAsExpression(node)) return describe(node.expression, scope);
  if (ts.isObjectLiteralExpression(node)) return describeObject(node, scope);
  // `Shape.shape.member` is the member of another shape.
  if (ts.isPropertyAccessExpression(node) && isShape(node.expression)) {
    return describe(node.expression.expression, scope).members.get(node.name.text) ?? nothing();
  }
  return (ts.isCallExpression(node) && describeResult(node, scope)) || describeParts(node, scope);
}

function describeConstant(declaration: ts.VariableDeclaration, scope: Scope): Described {
  const { initializer } = declaration;
  let described = nothing();
  if (initializer && !scope.seen.has(declaration)) {
    const inside = { ...scope, parameters: new Map(), seen: new Set([...scope.seen, declaration]) };
    const value = describe(initializer, inside);
    // `Shape.shape.member` also has the text of the member.
    if (ts.isPropertyAccessExpression(initializer)) described = value;
    else add(described, value);
  }
  return { ...described, ...wordsOf(declaration.parent.parent) };
}

function isShape(node: ts.Node): node is ts.PropertyAccessExpression {
  return ts.isPropertyAccessExpression(node) && node.name.text === 'shape';
}

/** What a function of ours makes of its arguments, if it does no more than return a shape. */
function describeResult(call: ts.CallExpression, scope: Scope): Described | undefined {
  const made = ts.isIdentifier(call.expression) ? scope.names.get(call.expression.text) : undefined;
  const called = made && ts.isVariableDeclaration(made) ? made.initializer : made;
  if (!called || !(ts.isArrowFunction(called) || ts.isFunctionDeclaration(called))) return undefined;
  const result = resultOf(called);
  if (!result || scope.seen.has(called)) return undefined;
  const parameters = called.parameters.flatMap(({ name }, index) => {
    const passed = call.arguments[index];
    return passed ? [[name.getText(), describe(passed, scope)] as const] : [];
  });
  return describe(result, {
    ...scope,
    parameters: new Map(parameters),
    seen: new Set([...scope.seen, called]),
  });
}

function resultOf({ body }: ts.ArrowFunction | ts.FunctionDeclaration): ts.Expression | undefined {
  if (!body || !ts.isBlock(body)) return body;
  const [first, ...others] = body.statements;
  return first && ts.isReturnStatement(first) && others.length === 0 ? first.expression : undefined;
}

/** What a call or a chain of calls describes: the members of all its parts, but not the texts of the parts. */
function describeParts(node: ts.Node, scope: Scope): Described {
  const described = nothing();
  const parts = ts.isCallExpression(node)
    ? [node.expression, ...node.arguments]
    : ts.isPropertyAccessExpression(node)
      ? [node.expression]
      : ts.isArrayLiteralExpression(node)
        ? [...node.elements]
        : [];
  const all = parts.map((part) => describe(part, scope));
  for (const part of all) add(described, part);
  return isUnion(node) ? { ...described, unions: [all] } : described;
}

/** Whether a node is the list of shapes in `z.union([…])`. */
function isUnion(node: ts.Node): boolean {
  return (
    ts.isArrayLiteralExpression(node) &&
    ts.isCallExpression(node.parent) &&
    /^z\.(union|discriminatedUnion)$/.test(node.parent.expression.getText())
  );
}

function describeObject(node: ts.ObjectLiteralExpression, scope: Scope): Described {
  const described = nothing();
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) add(described, describe(property.expression, scope));
    // A constant with the name of the member has its text.
    if (ts.isShorthandPropertyAssignment(property)) {
      const value = describe(property.name, scope);
      described.members.set(property.name.text, { ...value, ...wordsOf(property) });
    }
    // `partial({ name: true })` says nothing of the member itself.
    if (!ts.isPropertyAssignment(property) || property.initializer.kind === ts.SyntaxKind.TrueKeyword)
      continue;
    const { description: _, example: __, ...value } = describe(property.initializer, scope);
    const name = property.name.getText().replaceAll(/^['"]|['"]$/g, '');
    described.members.set(name, { ...value, ...wordsOf(property) });
  }
  return described;
}

/** Adds what another description has. A member that is there already keeps its text, unless the other one has a text. */
function add(described: Described, { members, unions }: Described): void {
  for (const [name, member] of members) {
    const { description, example } = described.members.get(name) ?? nothing();
    described.members.set(name, {
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
      ...member,
    });
  }
  if (unions) described.unions = [...(described.unions ?? []), ...unions];
}

/** What the docstring of a node says: its text, and the value after `@example`. */
function wordsOf(node: ts.Node): Omit<Described, 'members'> {
  const docstring = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  // A line break inside a paragraph only keeps lines of code short.
  const text = ts
    .getTextOfJSDocComment(docstring?.comment)
    ?.replaceAll(/(?<!\n)\n(?![\n-])/g, ' ')
    .trim();
  const example = docstring?.tags?.find(({ tagName }) => tagName.text === 'example')?.comment;
  const value = ts.getTextOfJSDocComment(example)?.trim();
  return { ...(text && { description: text }), ...(value && { example: toValue(value) }) };
}

/** An example is JSON, or a text without quotes. */
function toValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
