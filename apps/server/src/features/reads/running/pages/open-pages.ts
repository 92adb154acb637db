import { fieldsToRead, recordMapping } from '@dowel/schema/rules';
import type { ProviderFetch } from '../../../../connectors/engine/call.ts';
import {
  type PageRequest,
  type ProviderPage,
  readPage,
  requestFor,
} from '../../../../connectors/engine/read-page.ts';
import type { Turn } from '../../../../lanes/lane.ts';
import { whenStopped } from '../../../../lanes/when-stopped.ts';
import { ProviderText } from '../../../../provider-words/provider-text.ts';
import * as connections from '../../../connections/service.ts';
import { type ProviderAccount, providerFetch } from '../../../object-metadata/provider-fetch.ts';
import { describe } from '../../../object-metadata/service.ts';
import type { Selection } from '../content.ts';
import type { Plan } from '../plan/find-plan.ts';
import type { RunState } from '../run-state.ts';

/** A page of the provider, and which of its records are delivered. */
export interface ReadPage {
  /** For the log. */
  readonly request: string;
  readonly page: ProviderPage;
  readonly selection: Selection;
}

/** The pages of a run, one after the other. */
export interface Pages {
  /** The page at the position of the run. @throws {ProviderError} */
  read(state: RunState): Promise<ReadPage>;
  /** The latest request, for the log. Undefined before the first. */
  latestRequest(): string | undefined;
  /** Aborts when the process stops. A call that was cut off by it says nothing about the provider. */
  readonly stop: AbortSignal;
}

/** What the fields of a config ask of the provider, and how they are delivered. */
interface Fields {
  readonly names: readonly string[];
  readonly mapping: Selection['mapping'];
}

/** The pages that a turn reads with the credentials of the installation. */
export async function openPages(turn: Turn, plan: Plan): Promise<Pages> {
  const { context } = turn;
  const { installed, connector, handled, effective } = plan;
  const stop = whenStopped(turn.signal);
  const connection = await connections.getConnectionFor(context, installed.fields.connectionId);
  const account = { connection, module: installed.latest.module };
  const call = providerFetch(context, account);
  const fetch: ProviderFetch = (path, init) => call(path, { ...init, signal: stop });
  let fields: Fields | undefined;
  let latest: string | undefined;
  return {
    stop,
    latestRequest: () => latest,
    async read({ run, position: { cursor } }) {
      fields ??= await findFields(turn, plan, account);
      const isBackfill = run.readType === 'backfill';
      const filters = isBackfill ? effective.backfillFilters : effective.fieldFilters;
      const { fromTime, untilTime } = run;
      const request: PageRequest = {
        objectName: run.objectName,
        fields: [...fields.names, ...filters.map(({ fieldName }) => fieldName)],
        pageSize: handled.list.paging.maxSize,
        ...(cursor !== undefined && { cursor: new ProviderText(cursor) }),
        ...(fromTime && { since: fromTime }),
        ...(untilTime && { until: untilTime }),
      };
      latest = requestFor(connector, request);
      const page = await readPage(connector, request, fetch);
      const until = untilTime ?? context.now();
      const { mapping } = fields;
      return {
        request: latest,
        page,
        selection: { object: handled, mapping, filters, from: fromTime ?? undefined, until },
      };
    },
  };
}

/** Only for `selectedFieldsAuto: all`, the provider must say which fields there are. */
async function findFields({ context }: Turn, plan: Plan, account: ProviderAccount): Promise<Fields> {
  const { object, entry, effective } = plan;
  const isAll = entry?.selectedFieldsAuto === 'all';
  const all = isAll
    ? Object.keys((await describe(context, account, effective.objectName)).fields)
    : undefined;
  return { names: fieldsToRead(object, entry, all), mapping: recordMapping(object, entry, all) };
}
