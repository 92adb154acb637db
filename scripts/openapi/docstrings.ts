import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The docstring of a shape, and those of its members. */
export interface Described {
  description?: string;
  /** The value after `@example`. */
  example?: unknown;
  members: Map<string, Described>;
}

type Declarations = ReadonlyMap<string, ts.VariableDeclaration>;

/**
 * Reads the docstrings of every exported shape, by the name of the shape. Zod does not know them, and a second text
 * beside each member would soon say something else.
 */
export function readDocstrings(folder: string): ReadonlyMap<string, Described> {
  const files = globSync('{resources,manifest,events}/*.ts', { cwd: folder })
    .filter((file) => !/\.(test|test-d|fixture)\.ts$/.test(file))
    .sort();
  const byFile = files.map((file) => declarationsOf(readSource(join(folder, file))));
  const everywhere = new Map(byFile.flatMap((declarations) => [...declarations]));
  const found = new Map<string, Described>();
  for (const declarations of byFile) {
    const all = new Map([...everywhere, ...declarations]);
    for (const [name, declaration] of declarations) found.set(name, describe(declaration, all, new Set()));
  }
  return found;
}

function readSource(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

function declarationsOf(source: ts.SourceFile): Declarations {
  const statements = source.statements.filter(ts.isVariableStatement);
  return new Map(
    statements
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .map((declaration) => [declaration.name.getText(), declaration] as const),
  );
}

function describe(node: ts.Node, all: Declarations, seen: ReadonlySet<ts.Node>): Described {
  if (ts.isVariableDeclaration(node)) {
    const statement = node.parent.parent;
    const described: Described = { members: new Map() };
    if (node.initializer && !seen.has(node)) {
      add(described, describe(node.initializer, all, new Set([...seen, node])));
    }
    return { ...described, ...wordsOf(statement) };
  }
  if (ts.isIdentifier(node)) {
    const declaration = all.get(node.text);
    return declaration ? describe(declaration, all, seen) : { members: new Map() };
  }
  return ts.isObjectLiteralExpression(node)
    ? describeObject(node, all, seen)
    : describeParts(node, all, seen);
}

/** What a call or a chain of calls describes: the members of all its parts, but not the texts of the parts. */
function describeParts(node: ts.Node, all: Declarations, seen: ReadonlySet<ts.Node>): Described {
  const described: Described = { members: new Map() };
  const parts = ts.isCallExpression(node)
    ? [node.expression, ...node.arguments]
    : ts.isPropertyAccessExpression(node)
      ? [node.expression]
      : ts.isArrayLiteralExpression(node)
        ? [...node.elements]
        : [];
  for (const part of parts) add(described, describe(part, all, seen));
  return described;
}

function describeObject(
  node: ts.ObjectLiteralExpression,
  all: Declarations,
  seen: ReadonlySet<ts.Node>,
): Described {
  const described: Described = { members: new Map() };
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) add(described, describe(property.expression, all, seen));
    if (!ts.isPropertyAssignment(property)) continue;
    const { members } = describe(property.initializer, all, seen);
    const name = property.name.getText().replaceAll(/^['"]|['"]$/g, '');
    described.members.set(name, { members, ...wordsOf(property) });
  }
  return described;
}

/** Adds the members of another description. The later one wins, as in `extend`. */
function add(described: Described, { members }: Described): void {
  for (const [name, member] of members) described.members.set(name, member);
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
