import { nameIn } from '@dowel/schema/connector';
import { plainText } from '@dowel/schema/rules';
import type { BodyEncoding, ConnectorRequest, Slot } from '../../format.ts';
import type { OtherBase, ProviderRequest } from '../call.ts';
import type { RestDefinition } from '../definition.ts';
import { fillPath } from './fill-path.ts';
import { toForm } from './form.ts';

export type RequestValue = unknown;

export class RequestDraft {
  readonly method: string;
  /** A path below the base URL, or a whole address. */
  readonly #address: string;
  readonly #query = new URLSearchParams();
  readonly #headers: Record<string, string>;
  readonly #encoding: BodyEncoding;
  readonly #base: OtherBase | undefined;
  #body: unknown;

  /** @param values the values of the placeholders */
  constructor(
    connector: RestDefinition,
    request: ConnectorRequest,
    values: Readonly<Record<string, string>>,
  ) {
    this.method = request.method ?? 'GET';
    this.#address = fillPath(connector, request.path, values);
    this.#headers = {
      accept: 'application/json',
      ...lowerCase(connector.headers),
      ...lowerCase(request.headers),
    };
    this.#encoding = request.encoding ?? 'json';
    const { objectName } = values;
    this.#base =
      objectName === undefined ? undefined : connector.functions?.baseOf?.(nameIn(connector, objectName));
    for (const [name, text] of Object.entries(request.query ?? {}))
      this.#query.set(name, filled(text, values));
    if (request.body) this.#body = filledJson(request.body, values);
  }

  /** Puts a value at its place. A list in the query is the parameter repeated. */
  put(slot: Slot, value: RequestValue): void {
    if ('header' in slot) {
      this.header(slot.header, filled(slot.text ?? '{value}', { value: textOf(value) }));
    } else if ('body' in slot) {
      this.putMember(slot.body.split('.'), value);
    } else if (Array.isArray(value)) {
      for (const one of value) this.append(slot.query, textOf(one));
    } else {
      this.#query.set(slot.query, textOf(value));
    }
  }

  /** Adds one more parameter of the same name. */
  append(name: string, value: string): void {
    this.#query.append(name, value);
  }

  /** Puts a value at a path of the body. Maps and lists on the way are made. An empty path is the body itself. */
  putMember(path: readonly string[], value: RequestValue): void {
    this.#body = withMember(this.#body, path, value);
  }

  /** Adds members to a map of the body. An empty path is the body itself. */
  addMembers(path: readonly string[], members: Readonly<Record<string, RequestValue>>): void {
    const old = path.reduce<unknown>((parent, name) => Object(parent)[name], this.#body);
    this.putMember(path, typeof old === 'object' && old !== null ? { ...old, ...members } : members);
  }

  /** Adds an entry to a list of the body. */
  push(path: readonly string[], entry: RequestValue): void {
    const list = path.reduce<unknown>((parent, name) => Object(parent)[name], this.#body);
    this.putMember([...path, String(Array.isArray(list) ? list.length : 0)], entry);
  }

  header(name: string, value: string): void {
    this.#headers[name.toLowerCase()] = value;
  }

  get address(): string {
    const query = this.#query.toString();
    if (query === '') return this.#address;
    return `${this.#address}${this.#address.includes('?') ? '&' : '?'}${query}`;
  }

  get init(): ProviderRequest['init'] {
    const base = this.#base && { base: this.#base };
    if (this.#body === undefined) return { method: this.method, headers: this.#headers, ...base };
    const isForm = this.#encoding === 'form';
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    const headers = { 'content-type': type, ...this.#headers };
    return {
      ...base,
      method: this.method,
      headers,
      body: isForm ? toForm(this.#body) : JSON.stringify(this.#body),
    };
  }

  /** For a log. */
  toString(): string {
    const body = this.#body === undefined ? '' : ` ${JSON.stringify(this.#body)}`;
    return `${this.method} ${this.address}${body}`;
  }
}

/** Fills placeholders in a text that is no path. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

function textOf(value: RequestValue): string {
  return plainText(value) ?? String(value);
}

function lowerCase(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** A copy of a JSON value whose texts have their placeholders filled. */
export function filledJson(value: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return filled(value, values);
  if (Array.isArray(value)) return value.map((one) => filledJson(one, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filledJson(one, values)]));
}

/** A copy of a value with another member. A name may be any text, so nothing is assigned to a prototype. */
function withMember(parent: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(parent) || (parent === undefined && /^\d+$/.test(name))) {
    const list: unknown[] = Array.isArray(parent) ? [...parent] : [];
    list[Number(name)] = withMember(list[Number(name)], rest, value);
    return list;
  }
  const members = typeof parent === 'object' && parent !== null ? Object.entries(parent) : [];
  const old = members.find(([key]) => key === name)?.[1];
  return Object.fromEntries([...members, [name, withMember(old, rest, value)]]);
}
