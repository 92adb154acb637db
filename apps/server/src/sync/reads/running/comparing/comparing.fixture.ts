import type { Receiver } from '../../../../../test/receiver.ts';
import type { Fetch } from '../../../../platform/outgoing/outgoing.ts';
import type { RestDefinition } from '../../../../providers/connectors/engine/definition.ts';
import { createConnectors } from '../../../../providers/connectors/find-connector.ts';
import type { ConnectorObject, Paging } from '../../../../providers/connectors/format.ts';
import { restConnector } from '../../../../providers/connectors/rest-connector.ts';
import { sandbox } from '../../../../providers/connectors/sandbox.ts';
import { startReading } from '../reading.fixture.ts';

/** Few records are several pages. */
const PAGE = 3;

/** Its pages move when a record is deleted that was before them. */
export const byPlace: Paging = {
  style: 'offset',
  into: { query: 'offset' },
  end: { when: 'emptyPage' },
  size: { into: { query: 'limit' }, max: PAGE },
};
/** Its pages begin behind a record. */
export const byRecord: Paging = {
  style: 'lastRecord',
  member: 'id',
  into: { query: 'after' },
  end: { when: 'emptyPage' },
  size: { into: { query: 'limit' }, max: PAGE },
};

interface Shape {
  readonly paging: Paging;
  /** Whether the provider shows a single record. */
  readonly hasGet?: boolean;
  /** Whether its list can be asked for the records with a value. */
  readonly hasFilter?: boolean;
  readonly object?: Partial<ConnectorObject>;
}

/** The sandbox, if it said nothing of what has changed and what was deleted. */
function silent({ paging, hasGet = true, hasFilter = false, object = {} }: Shape): RestDefinition {
  const { write, fields, events: _, ...contacts } = sandbox.object;
  const { get, ...writes } = write ?? { answer: { id: 'id' } };
  return {
    ...sandbox,
    functions: { isDeleted: (_, { trashed }) => trashed === true },
    object: {
      ...contacts,
      record: { id: 'id' },
      list: {
        request: { path: '/objects/{objectName}/records' },
        records: 'records',
        paging,
        ...(hasFilter && {
          conditions: { style: 'parameters', equals: { query: 'where', text: '{fieldName}:{value}' } },
        }),
      },
      changes: { source: 'none' },
      order: 'none',
      fields,
      write: { ...writes, ...(hasGet && get && { get }) },
      ...object,
    },
  };
}

/** A server that reads contacts of a provider that does not tell of deleted ones. */
export async function startComparing(
  receiver: Receiver,
  shape: Shape,
  manifest: NonNullable<Parameters<typeof startReading>[1]>['object'] = {},
) {
  const world = {
    ids: [] as string[],
    /** What is only shown alone, with a mark that it was deleted. */
    trash: [] as string[],
    /** What happens before a page of the list is answered. */
    beforePage: (_page: number): void | Promise<void> => {},
    /** What a call for a single record is answered instead. */
    refusal: undefined as { status: number } | undefined,
    calls: [] as string[],
  };
  const answer = async ({ pathname, searchParams: query }: URL): Promise<Response> => {
    const [, id] = /\/records\/(.+)$/.exec(pathname) ?? [];
    world.calls.push(id ?? 'page');
    if (id !== undefined) {
      if (world.refusal) return Response.json({ error: { message: 'Not now.' } }, world.refusal);
      const own = decodeURIComponent(id);
      const trashed = world.trash.includes(own);
      return trashed || world.ids.includes(own)
        ? Response.json({ id, trashed })
        : Response.json({ error: { message: 'Gone.' } }, { status: 404 });
    }
    await world.beforePage(world.calls.filter((call) => call === 'page').length);
    const after = query.get('after');
    const rest =
      after === null ? world.ids.slice(Number(query.get('offset') ?? 0)) : behind(world.ids, after);
    const records = rest.map((one) => ({ id: one, email: `${one}@x.example` }));
    const where = query.get('where');
    const found = where === null ? records : records.filter(({ email }) => where === `email:${email}`);
    return Response.json({ records: found.slice(0, PAGE) });
  };
  const outgoing: Fetch = async (address, init) => {
    const url = new URL(address);
    return /\/objects\/contacts\/records/.test(url.pathname) ? answer(url) : fetch(address, init);
  };
  const reading = await startReading(receiver, {
    outgoing,
    connectors: createConnectors([restConnector(silent(shape))]),
    object: {
      requiredFields: [{ fieldName: 'email' }],
      optionalFields: [],
      deletions: 'compare',
      ...manifest,
    },
  });
  return {
    ...reading,
    world,
    install: reading.installContacts,
    /** The ids of the records that were delivered as deleted, with repeats. */
    deleted: () =>
      reading
        .messages()
        .flatMap(({ result = [] }) => result.flatMap((one) => (one.isDeleted ? [one.id] : []))),
    async latestLog(installationId: string) {
      const [operation] = await reading.operationsOf(installationId);
      return (await reading.logsOf(operation)).at(-1)?.message.details;
    },
  };
}

/** The records of a list in the order of their ids. */
function behind(ids: readonly string[], after: string): string[] {
  return ids.filter((id) => id > after);
}
