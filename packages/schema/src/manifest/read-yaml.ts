import {
  Composer,
  CST,
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  type LineCounter,
  type ParsedNode,
  Parser,
  YAMLParseError,
} from 'yaml';
import { limits } from '../limits.ts';
import { MOST_FINDINGS } from './finding.ts';

/** A text is larger in some way than any honest one. The message ends a sentence that begins with the file's name. */
export class YamlTooLargeError extends Error {
  override readonly name = 'YamlTooLargeError';
  /** What to do about it. Undefined when the file is to be split. */
  readonly fix: string | undefined;

  constructor(message: string, fix?: string) {
    super(message);
    this.fix = fix;
  }
}

/** How often anchors may be named in a text. The YAML library looks through all of them for each alias. */
const mostAliases = 2000;
/** Broken texts may nest more deeply than they seem to, so the parser gets more levels than a manifest. */
const mostOpen = 2 * limits.depth;

function tooDeep(): YamlTooLargeError {
  const message = `is nested too deeply; at most ${limits.depth} levels are taken`;
  return new YamlTooLargeError(message, 'Write it with plain maps and lists.');
}

function tooManyValues(): YamlTooLargeError {
  return new YamlTooLargeError(`has more than ${limits.manifestValues} values, which is the limit`);
}

function tooManyAliases(): YamlTooLargeError {
  const most = `at most ${mostAliases} aliases and, with each of them written out, ${limits.manifestValues} values are taken`;
  const message = `expands its aliases too often to be safe; ${most}`;
  return new YamlTooLargeError(message, 'Write the repeated parts out, or split the file.');
}

/**
 * Parses YAML as `parseDocument` does, in time that is linear in its length. The library compares each key with every
 * other key of its map, so that check is done here. What is too large is refused while it is read.
 * @throws {YamlTooLargeError}
 */
export function readYaml(text: string, lines: LineCounter): Document.Parsed {
  const composer = new Composer({ merge: true, uniqueKeys: false, logLevel: 'error' });
  const [document, second] = documentsOf(composer, text, lines);
  if (!document) throw new Error('The YAML library made no document.');
  const repeated = repeatedKeys(document);
  if (repeated.length > 0) {
    document.errors = [...document.errors, ...repeated].sort((left, right) => left.pos[0] - right.pos[0]);
  }
  if (second) {
    const at = second.range?.[0] ?? 0;
    document.errors.push(new YAMLParseError([at, at], 'MULTIPLE_DOCS', severalDocuments));
  }
  // Nobody reads more, and each of them costs time.
  document.errors.length = Math.min(document.errors.length, MOST_FINDINGS);
  document.warnings.length = Math.min(document.warnings.length, MOST_FINDINGS);
  return document;
}

/** The words of the library, because the findings know them. */
const severalDocuments = 'Source contains multiple documents; please use YAML.parseAllDocuments()';

/** The first two documents of a text. */
function documentsOf(composer: Composer, text: string, lines: LineCounter): Document.Parsed[] {
  const found: Document.Parsed[] = [];
  for (const token of tokensOf(text, lines)) {
    for (const document of composer.next(token)) found.push(parsedDocument(document));
    if (found.length > 1) return found;
  }
  for (const document of composer.end(true, text.length)) found.push(parsedDocument(document));
  return found;
}

/** The composer says that a document has a range, except in its types. */
function parsedDocument(document: unknown): Document.Parsed {
  return document as Document.Parsed;
}

/** How many tokens may make no sense. The parser would report each of them. */
const mostSenseless = 100;

function* tokensOf(text: string, lines: LineCounter): Generator<CST.Token> {
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  const count = new SignCount();
  let senseless = 0;
  for (const lexeme of new Lexer().lex(text)) {
    count.add(lexeme);
    for (const token of parser.next(lexeme)) {
      if (token.type === 'error') senseless += 1;
      yield token;
    }
    if (parser.stack.length > mostOpen) throw tooDeep();
    if (senseless > mostSenseless) break;
  }
  yield* parser.end();
}

/** Counts what a text has, sign by sign, before anything is built from it. It never counts more than there is. */
class SignCount {
  #values = 0;
  #aliases = 0;
  #isText = false;
  /** Whether the value that ends at the next comma is counted already. */
  #isCounted = false;

  /** @throws {YamlTooLargeError} */
  add(lexeme: string): void {
    if (this.#isText) {
      this.#isText = false;
      return;
    }
    const type = CST.tokenType(lexeme);
    if (type === 'scalar') this.#isText = true;
    else if (type === 'alias' || type === 'anchor') this.#aliases += 1;
    else if (type === 'tag') this.#values += 1;
    else if (type === 'seq-item-ind' || type === 'map-value-ind' || type === 'explicit-key-ind') {
      this.#values += 1;
      this.#isCounted = true;
    } else if (type === 'flow-map-end' || type === 'flow-seq-end') this.#isCounted = true;
    else if (type === 'flow-map-start' || type === 'flow-seq-start' || type === 'comma') {
      if (!this.#isCounted) this.#values += 1;
      this.#isCounted = false;
    }
    if (this.#values > limits.manifestValues) throw tooManyValues();
    if (this.#aliases > 2 * mostAliases) throw tooManyAliases();
  }
}

/**
 * Finds the keys that an earlier key of the same map repeats, in the order of the text.
 * @throws {YamlTooLargeError} when the aliases of the document stand for too much
 */
function repeatedKeys(document: Document.Parsed): YAMLParseError[] {
  const found: YAMLParseError[] = [];
  const sizes = new Map<string, number>();
  /** How many values a node has when every alias is written out. */
  const sizeOf = (node: ParsedNode | null): number => {
    if (isAlias(node)) return sizes.get(node.source) ?? 1;
    let size = 1;
    if (isSeq(node)) for (const item of node.items) size += sizeOf(parsedNode(item));
    if (isMap(node)) {
      const keys = new Set<unknown>();
      for (const { key, value } of node.items) {
        const text = isScalar(key) ? key.value : key;
        if (keys.has(text)) found.push(repeatedKey(parsedNode(key)));
        keys.add(text);
        size += Math.max(1, sizeOf(parsedNode(key)) - 1) + sizeOf(parsedNode(value)) - 1;
      }
    }
    if (size > limits.manifestValues) throw tooManyAliases();
    if (node?.anchor !== undefined) sizes.set(node.anchor, size);
    return size;
  };
  sizeOf(document.contents);
  return found;
}

function repeatedKey(key: ParsedNode | null): YAMLParseError {
  const [at = 0] = key?.range ?? [];
  return new YAMLParseError([at, at + 1], 'DUPLICATE_KEY', 'Map keys must be unique');
}

/** The composer makes pairs and parsed nodes only. A pair inside a list stands where a map could. */
function parsedNode(node: unknown): ParsedNode | null {
  return isPair(node) ? null : ((node ?? null) as ParsedNode | null);
}
