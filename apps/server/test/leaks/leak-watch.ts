import { hiddenParts } from '@dowel/schema/rules';
import { getTableName, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Dependencies } from '../../src/context.ts';
import * as tables from '../../src/platform/db/tables.ts';
import type { Secrets } from '../../src/platform/secrets/secrets.ts';
import { secretsOf } from '../../src/providers/provider-auth/credentials.ts';
import { hostileTexts } from '../attack/hostile-values.ts';
import { writtenTables } from '../shared-database.ts';
import { rowsOf } from '../stored-rows.ts';
import { LeakFinder } from './find-leaks.ts';

type Stored = Pick<Dependencies, 'db' | 'secrets'>;

/**
 * What people are shown later: the data of events and messages, what was sent and answered, entries of the audit log. It
 * is encrypted, and must hold no secret all the same.
 */
const shown = [
  { table: tables.events, column: 'data_sealed' },
  { table: tables.deliveryAttempts, column: 'detail_sealed' },
  { table: tables.auditEntries, column: 'detail_sealed' },
  { table: tables.largeBodies, column: 'content_sealed' },
  { table: tables.writes, column: 'result_sealed' },
];

/**
 * Members by which one knows encrypted JSON that holds secrets: credentials, what destinations sign in with, and what a
 * sign-in of a builder is bound to.
 */
const secretMembers =
  /^(apiKey|basicAuth|customAuth|oauth2\w+|tokens|secrets|aws\w+|password|accessKey\w*|codeVerifier)$/;

/** Collects the secrets that tests use, and finds them where they must not be. */
export class LeakWatch {
  readonly #finder = new LeakFinder();
  readonly #texts: string[] = [];
  /** The test file that used a secret first. */
  readonly #usedIn = new Map<string, string>();
  /** Up to which transaction the rows of a database were searched. */
  readonly #searched = new Map<Stored['db'], bigint>();
  readonly #opening = new Map<Stored['db'], Secrets>();
  readonly #told = new Set<string>();

  /** Everything that a server encrypts is a secret, except the JSON that people are shown later, and ids. */
  watch({ db, secrets }: Stored): Stored {
    this.#opening.set(db, secrets);
    const seal: Secrets['seal'] = (plaintext, owner, keyId) => {
      this.#noteSecrets(plaintext);
      return secrets.seal(plaintext, owner, keyId);
    };
    const sealCompressed: Secrets['sealCompressed'] = (plaintext, owner) => {
      this.#noteSecrets(plaintext.toString());
      return secrets.sealCompressed(plaintext, owner);
    };
    return { db, secrets: { ...secrets, seal, sealCompressed } };
  }

  #noteSecrets(plaintext: string): void {
    for (const secret of secretsIn(plaintext)) {
      this.#finder.add(secret);
      if (!this.#usedIn.has(secret)) this.#usedIn.set(secret, currentFile());
    }
  }

  /** Something that leaves the server or is kept readable: a log line, a span. */
  note(text: string): void {
    this.#texts.push(text);
  }

  /**
   * Where secrets were found since the last call. The secret itself is not named. Rows may be searched again: what is new
   * is what the oldest open transaction of the whole PostgreSQL cannot see, and that may belong to another test.
   */
  async findNew(): Promise<{ leaks: string[]; secrets: number; characters: number }> {
    let texts = this.#texts.splice(0).map((text) => ({ text, from: 'a log line or span' }));
    for (const [db, secrets] of this.#opening) texts = texts.concat(await this.#newRows(db, secrets));
    const leaks = texts.flatMap(({ text, from }) =>
      this.#finder.find(text).map(({ secret, form }) => {
        const at = text.slice(0, 300).replaceAll(secret, '•••');
        const which = `A secret of ${this.#usedIn.get(secret)} that begins with "${secret.slice(0, 5)}"`;
        return `${which} stands in ${from}, in the form ${form}: ${at}`;
      }),
    );
    const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
    const untold = [...new Set(leaks)].filter((leak) => !this.#told.has(leak));
    for (const leak of untold) this.#told.add(leak);
    return { leaks: untold, secrets: this.#finder.size, characters };
  }

  /** The rows that were written since the last search: as they are stored, and opened if people are shown them. */
  async #newRows(db: Stored['db'], secrets: Secrets): Promise<{ text: string; from: string }[]> {
    const since = this.#searched.get(db) ?? 0n;
    const [now] = await rowsOf(db, sql`select pg_snapshot_xmin(pg_current_snapshot())::text as id`);
    this.#searched.set(db, BigInt(String(now?.id)));
    const isNew = sql`xmin::text::bigint >= ${since.toString()}::bigint`;
    const selects = (await writtenTables(db)).map((name) => {
      const from = sql.raw(`'the table ${name}'`);
      return sql`select ${from} as "from", null as id, t::text as text from ${sql.identifier(name)} as t where t.${isNew}`;
    });
    const ofShown = shown.map(({ table, column }) => {
      const from = sql.raw(`'what ${getTableName(table)} show'`);
      return sql`select ${from}, id::text, ${sql.identifier(column)} from ${table} where ${isNew}`;
    });
    if (selects.length === 0) return [];
    const rows = await rowsOf(db, sql.join([...selects, ...ofShown], sql` union all `));
    return rows.flatMap(({ from, id, text }) =>
      id === null
        ? { from: String(from), text: String(text) }
        : opened(secrets, text, String(id), String(from)),
    );
  }
}

/** A test may store a text that cannot be opened. */
function opened(secrets: Secrets, sealed: unknown, owner: string, from: string) {
  if (typeof sealed !== 'string') return [];
  try {
    return [{ text: secrets.open(sealed, owner), from }];
  } catch {
    return [];
  }
}

function currentFile(): string {
  return expect.getState().testPath?.split('/').at(-1) ?? 'a set-up';
}

/** A test sends the same odd value everywhere, also as a secret. */
const isOdd = (secret: string) => secret.startsWith('{{') || hostileTexts.includes(secret);

/** Who signs in with a name and a password may have their address as the name. Builders see each other's addresses. */
const isAddress = (secret: string) => /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(secret);

function secretsIn(plaintext: string): string[] {
  return candidatesIn(plaintext).filter((secret) => !isOdd(secret) && !isAddress(secret));
}

function candidatesIn(plaintext: string): string[] {
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(plaintext)) return [];
  // The address of a destination is sealed as a whole, and shown without what may be a token.
  if (/^https?:/.test(plaintext)) {
    return hiddenParts(plaintext.includes('slack.com/') ? 'slack' : 'webhook', plaintext);
  }
  const json = objectIn(plaintext);
  if (!json) return isMessage(plaintext) ? [] : [plaintext];
  // A sign-in in steps also has names that are no secrets.
  const { consumerInputs, secrets, passing } = json;
  if (consumerInputs) return secretsOf({ consumerInputs, secrets, passing } as Sealed);
  const holdsSecrets = Object.keys(json).some((name) => secretMembers.test(name));
  return holdsSecrets ? secretsOf(json as Sealed) : [];
}

type Sealed = Parameters<typeof secretsOf>[0];

/** A message with records has a line of JSON before it. It is no secret, and far larger than one. */
const isMessage = (plaintext: string) => plaintext.startsWith('{"metadata":{');

function objectIn(plaintext: string): Record<string, unknown> | undefined {
  try {
    const text = isMessage(plaintext) ? plaintext.slice(0, plaintext.indexOf('\n')) : plaintext;
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? { ...json } : undefined;
  } catch {
    return undefined;
  }
}

/** The watch of this worker. Its test files share it. */
export const leakWatch = new LeakWatch();
