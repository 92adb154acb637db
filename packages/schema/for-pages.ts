import type { Plugin } from 'esbuild';
import ts from 'typescript';

/** Leaves zod out where nothing of it is used, as its package allows. */
const zod = { path: 'zod', external: true, sideEffects: false };

/**
 * Builds endpoints for pages, which must not load zod for the sake of an endpoint or of a problem's words (ADR 0001). An
 * endpoint becomes its wire description, and `@dowel/schema/wire` exports these. The other values of its file are left
 * out, because nobody imports them from there.
 *
 * `modules`: each file is built by itself. `bundle`: they are joined, and what nobody imports is left out then.
 */
export const forPages = (built: 'modules' | 'bundle'): Plugin => ({
  name: 'for-pages',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^zod$/ }, () => zod);
    onLoad({ filter: /[\\/]schema[\\/]src[\\/]resources[\\/][\w-]+\.ts$/ }, ({ path }) => {
      const source = read(path);
      if (!source.includes(' = endpoint<')) return undefined;
      return { contents: resourceForPages(path, source, built === 'bundle'), loader: 'ts' };
    });
    onLoad({ filter: /[\\/]schema[\\/]src[\\/]wire[\\/]index\.ts$/ }, ({ path }) => ({
      contents: wireForPages(read(path.replace(/wire.index\.ts$/, 'endpoints.ts')), built === 'modules'),
      loader: 'ts',
    }));
  },
});

function read(path: string): string {
  return ts.sys.readFile(path) ?? '';
}

/**
 * Marks what is no endpoint, so that it is left out where nobody uses it. A mark on the outer call of a shape would not
 * do: the calls in its arguments would stay.
 * @throws {Error} when a value is taken apart where it is declared: that always stays.
 */
function resourceForPages(path: string, source: string, keepsExports: boolean): string {
  const declarations = ts
    .createSourceFile(path, source, ts.ScriptTarget.Latest, true)
    .statements.filter((statement) => ts.isVariableStatement(statement));
  let built = source;
  // From the last to the first, so that the places of those to come stay as they are.
  for (const { declarationList, modifiers } of declarations.reverse()) {
    const [{ name, initializer } = {}] = declarationList.declarations;
    if (!initializer || !name || !ts.isIdentifier(name))
      throw new Error(`${path}: name each value by itself.`);
    const wire = wireDescription(initializer);
    const value = wire ?? `/* @__PURE__ */ (() => (${initializer.getText()}))()`;
    if (!ts.isLiteralExpression(initializer)) {
      built = built.slice(0, initializer.getStart()) + value + built.slice(initializer.end);
    }
    if (wire || keepsExports || !modifiers) continue;
    built = built.slice(0, modifiers.pos) + built.slice(modifiers.end);
  }
  return built;
}

const notOnTheWire = ['query', 'body', 'success', 'rejected', 'problems'];

/** The wire description of an endpoint, as `wire()` makes it. Undefined for any other value. */
function wireDescription(value: ts.Expression): string | undefined {
  if (!ts.isCallExpression(value) || !value.getText().startsWith('endpoint<')) return undefined;
  const [described] = value.arguments;
  if (!described || !ts.isObjectLiteralExpression(described)) return undefined;
  const given = described.properties.map(
    (member) => [member.name?.getText() ?? '', member.getText()] as const,
  );
  const media = given.some(([, text]) => text === 'status: 204') ? 'none' : 'json';
  const members = new Map([['status', 'status: 200'], ['media', `media: '${media}'`], ...given]);
  for (const name of notOnTheWire) members.delete(name);
  return `{ ${[...members.values()].join(', ')} }`;
}

/**
 * `endpoints` is the generated list. Modules are exported whole: of what is listed by name, esbuild puts the endpoints of
 * later screens into the code that a page loads first (ADR 0037).
 */
function wireForPages(endpoints: string, isOfModules: boolean): string {
  const files = [...endpoints.matchAll(/ from '\.(\/resources\/[^']+)';$/gm)].map(([, file]) => file);
  const exported = isOfModules ? files : ['/endpoints.ts'];
  return ['./wire.ts', ...exported.map((file) => `..${file}`)]
    .map((file) => `export * from '${file}';`)
    .join('\n');
}
