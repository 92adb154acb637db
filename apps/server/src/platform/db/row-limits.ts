import { validate } from 'uuid';
import type { Database } from './database.ts';
import { isSentInOrder, markSentInOrder, outsideOnly, sendFollowed } from './transaction.ts';

/** The role that statements run as, which the policies of `row-security.ts` hold. It cannot sign in. */
export const limitedRole = 'dowel_limited';

/** Whose rows a handle reaches. Without a project and an org, only rows that belong to neither. */
export interface RowLimit {
  readonly projectId?: string | undefined;
  readonly orgId?: string | undefined;
}

/** What drizzle sends statements over. */
interface Client {
  query(...statement: unknown[]): Promise<unknown>;
  /** Of the embedded database: several statements at once, where `query` takes one. */
  exec?(statements: string): Promise<unknown>;
}
interface Pool extends Client {
  connect(): Promise<Client & { release(): void }>;
}
interface Embedded extends Client {
  transaction<T>(work: (client: Client) => Promise<T>): Promise<T>;
}

/** A transaction of a limited handle. All handles in it share one connection, and its settings. */
interface OpenTransaction {
  readonly tx: Database;
  /** The settings that its next statement meets. */
  settings: string;
}

interface Limited {
  /** The same database as the owner of the tables sees it. */
  readonly owner: Database;
  readonly open?: OpenTransaction;
}

const limitedHandles = new WeakMap<Database, Limited>();

/** The statements that make PostgreSQL hold what follows to a limit, until the transaction ends. */
function settingsOf({ projectId = '', orgId = '' }: RowLimit): string {
  const [project, org] = [projectId, orgId].map((id) => (validate(id) ? id : ''));
  return `set local role ${limitedRole}; set local dowel.project_id = '${project}'; set local dowel.org_id = '${org}'`;
}

const settingsOfOwner = 'set local role none';

function tell(client: Client, settings: string): Promise<unknown> {
  return client.exec ? client.exec(settings) : client.query(settings);
}

/**
 * A handle whose statements reach no other rows than those of a project or an org, whatever their conditions say. In a
 * transaction it stays in that transaction. Outside, each statement is a transaction of its own: the settings end with
 * it, so that they cannot reach the next user of the connection, even behind a pooler.
 * @param db the database as its owner sees it, or another limited handle.
 */
export function limitRows(db: Database, limit: RowLimit): Database {
  const { owner, open } = limitedHandles.get(db) ?? { owner: db };
  const settings = settingsOf(limit);
  return open ? inside(owner, open, settings) : outside(owner, settings);
}

/** Like `limitRows`, for a handle that is already limited. Leaves the owner's as it is. */
export function moveLimit(db: Database, limit: RowLimit): Database {
  return limitedHandles.has(db) ? limitRows(db, limit) : db;
}

/** A handle that reaches all rows. In a transaction it stays in that transaction. */
export function withoutLimit(db: Database): Database {
  const known = limitedHandles.get(db);
  if (!known) return db;
  return known.open ? inside(known.owner, known.open, settingsOfOwner) : outsideOnly(known.owner);
}

/** The transaction or the database that a limited handle is of. All limited handles of a transaction have the same. */
export function handleBelow(db: Database): Database {
  const known = limitedHandles.get(db);
  return known?.open?.tx ?? known?.owner ?? db;
}

/** A statement that was built for the handle below, to be sent over this one. */
export function sentOver<Built extends object>(db: Database, built: Built): Built {
  return limitedHandles.has(db) ? withClient(built, clientOf(db)) : built;
}

function outside(owner: Database, settings: string): Database {
  const client = clientOf(owner) as Pool | Embedded;
  const query = (...statement: unknown[]) =>
    'connect' in client ? alone(client, settings, statement) : aloneEmbedded(client, settings, statement);
  const transaction: Database['transaction'] = (work, config) =>
    owner.transaction((tx) => {
      const open: OpenTransaction = { tx, settings: settingsOfOwner };
      const handle = inside(owner, open, settings);
      if (isSentInOrder(tx)) markSentInOrder(handle);
      // drizzle gives the work a transaction; what it can do more than a database is never used.
      return work(handle as Parameters<typeof work>[0]);
    }, config);
  const handle = outsideOnly(sendingOver(owner, { query }, transaction));
  limitedHandles.set(handle, { owner });
  return handle;
}

/**
 * Runs a statement in a transaction of its own, in one round trip. If its settings or the statement fail, PostgreSQL
 * refuses what follows, and the commit takes all back.
 */
async function alone(pool: Pool, settings: string, statement: unknown[]): Promise<unknown> {
  const client = await pool.connect();
  try {
    const sent = [
      client.query(`begin; ${settings}`),
      sendFollowed(() => client.query(...statement)),
      client.query('commit'),
    ];
    // A connection is free for the next user only when all of its statements have ended.
    await Promise.allSettled(sent);
    return (await Promise.all(sent))[1];
  } finally {
    client.release();
  }
}

function aloneEmbedded(client: Embedded, settings: string, statement: unknown[]): Promise<unknown> {
  return client.transaction(async (tx) => {
    await tell(tx, settings);
    return tx.query(...statement);
  });
}

function inside(owner: Database, open: OpenTransaction, settings: string): Database {
  const client = clientOf(open.tx);
  const query = (...statement: unknown[]) => {
    if (open.settings === settings) return client.query(...statement);
    open.settings = settings;
    // The statements of a connection keep their order. If the settings fail, so does all that follows in the transaction.
    const sent = [tell(client, settings), client.query(...statement)];
    return Promise.all(sent).then(([, result]) => result);
  };
  const refuse = () => {
    throw new Error('A savepoint would take back the limit of the statements after it. Use one transaction.');
  };
  const handle = sendingOver(open.tx, { query }, refuse);
  limitedHandles.set(handle, { owner, open });
  return handle;
}

/** A database like another one whose statements go over this client. drizzle keeps the client in its session. */
function sendingOver(db: Database, client: Client, transaction: Database['transaction']): Database {
  const session = withClient(db._.session, client);
  return Object.assign(Object.create(db), { session, _: { ...db._, session }, transaction });
}

function withClient<T extends object>(holder: T, client: Client): T {
  return Object.assign(Object.create(holder), { client });
}

function clientOf(db: Database): Client {
  const { session } = db._;
  if ('client' in session) return session.client as Client;
  throw new Error('drizzle keeps its client elsewhere now: correct row-limits.ts.');
}
