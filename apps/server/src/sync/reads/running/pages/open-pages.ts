import {
  fieldSegments,
  isNegative,
  isRange,
  plainText,
  valuesOf,
  withProviderValues,
} from '@dowel/schema/rules';
import type { Context } from '../../../../context.ts';
import {
  findFields,
  type ReadFields,
  silentlyMissing,
} from '../../../../installing/object-metadata/service.ts';
import type { Turn } from '../../../../platform/lanes/lane.ts';
import { whenStopped } from '../../../../platform/lanes/when-stopped.ts';
import type { AskedCall, PageRequest, ProviderPage } from '../../../../providers/connectors/connector.ts';
import type { ProviderFetch } from '../../../../providers/connectors/engine/call.ts';
import type { ParentValues } from '../../../../providers/connectors/engine/parents/parent-values.ts';
import { ProviderError } from '../../../../providers/connectors/engine/provider-error.ts';
import { askedBy, readPage } from '../../../../providers/connectors/read-page.ts';
import { ProviderText } from '../../../../providers/provider-words/provider-text.ts';
import { beginLooking, MissingIds } from '../comparing/find-missing.ts';
import { lookForMissing, type MissingPage } from '../comparing/look-for-missing.ts';
import type { Selection } from '../content.ts';
import { keepsToken, selectedTimes } from '../feed/selected-times.ts';
import { hasTokens } from '../feed/tokens-below.ts';
import type { Plan } from '../find-plan.ts';
import { type ListStart, ListStarts } from '../parents/known-parents.ts';
import { hashOf } from '../position.ts';
import type { RunState } from '../run-state.ts';
import { type AssociationsOfPage, openAssociations } from './associations-of-page.ts';

/** A page of the provider, and which of its records are delivered. */
export interface ReadPage {
  /** For the log. */
  readonly request: string;
  readonly durationMs: number;
  readonly page: ProviderPage;
  readonly selection: Selection;
  /** Whether the provider promises that the records come in the order of their changes. */
  readonly isAscending: boolean;
  /** Stands for what the provider was asked. The cursor of the next page belongs to it. */
  readonly question: string;
}

export interface Asked {
  /** For the log. */
  readonly request: string;
  readonly pageSize: number;
  /** The fields that the config asks for, as the provider is asked for them. */
  readonly fields: readonly string[];
  /** The fields by which the provider filters. */
  readonly filteredBy: readonly string[];
  /** The provider was asked for what has changed since this time. */
  readonly since?: Date | undefined;
  /** Whether the next page can be asked for with another size. */
  readonly canResize: boolean;
  /** The parent whose list was asked for. */
  readonly parent?: ParentValues | undefined;
  /** Whether the provider promises that the records come in the order of their changes. */
  readonly isAscending: boolean;
  /** Stands for what the provider was asked. A cursor belongs to it. */
  readonly question: string;
}

export interface Pages {
  /** The page at the position of the run. @throws {ProviderError} */
  read(state: RunState): Promise<ReadPage | MissingPage>;
  /** The latest call. Undefined before the first. */
  latest(): Asked | undefined;
  /** Aborts when the process stops. A call that was cut off by it says nothing about the provider. */
  readonly stop: AbortSignal;
}

/** The pages that a turn reads with the credentials of the installation. */
export function openPages(turn: Turn, plan: Plan): Pages {
  const { context } = turn;
  const { connector, handled, effective } = plan;
  const stop = whenStopped(turn.signal);
  const fetch = plan.open.fetchFor('read', stop);
  let fields: ReadFields | undefined;
  let latest: Asked | undefined;
  let missing: MissingIds | undefined;
  let associate: AssociationsOfPage | undefined;
  const starts = new ListStarts(context, plan);
  return {
    stop,
    latest: () => latest,
    async read({ run, position }) {
      const { looking } = position.comparing ?? {};
      if (looking) {
        latest = undefined;
        missing ??= new MissingIds(context, run);
        const from = looking === 'first' ? await beginLooking(context, run) : looking;
        return lookForMissing(plan, { run, position }, missing, from, fetch);
      }
      fields ??= await findFields(context, plan, plan.object, plan.entry);
      const { mapping } = fields;
      const ofKind = run.readType === 'backfill' ? effective.backfillFilters : effective.fieldFilters;
      const filters = ofKind.map((filter) => withProviderValues(mapping, filter));
      const start = await starts.of({ run, position });
      const request = toPageRequest(
        plan,
        { run, position },
        { names: fields.names, filters, start },
        context,
      );
      const call = askedBy(connector, request);
      const question = hashOf(JSON.stringify(filters));
      // An order is that of one list. The next parent begins another one.
      const isAscending = handled.order === 'ascending' && !handled.parents && call.isOrdered;
      latest = toAsked(call, { isAscending, question });
      if (position.cursor !== undefined && (position.question ?? question) !== question) {
        throw new ProviderError('cursor_gone', 'The filters have changed while the pages were read.');
      }
      const started = performance.now();
      const askedTime = context.now();
      const page = await wholePage(context, plan, request, fetch);
      if (page.below?.lists === 'children' && page.below.isEnd) starts.end();
      associate ??= openAssociations(plan, fetch);
      const associations = await associate?.(page);
      const durationMs = Math.round(performance.now() - started);
      const comparison = plan.compared?.(fields);
      const { token } = start;
      const times = selectedTimes(handled, { run, position }, page, { token, now: context.now() });
      return {
        request: latest.request,
        durationMs,
        page,
        selection: {
          object: handled,
          mapping,
          filters,
          ...times,
          askedTime,
          comparison,
          associations,
          // Below a parent that no read has met, everything counts.
          ...(handled.parents && start.token === undefined && { from: start.from }),
        },
        isAscending,
        question,
      };
    },
  };
}

/** A page with all fields that are missing in it: those that the provider has named, and those that it has not. */
async function wholePage(
  context: Context,
  { open, connector }: Plan,
  request: PageRequest,
  fetch: ProviderFetch,
): Promise<ProviderPage> {
  const page = await readPage(connector, request, fetch);
  const about = { connector, objectName: request.objectName };
  const silent = await silentlyMissing(context, open, about, request.fields, page.records);
  if (silent.length === 0) return page;
  return { ...page, missingFields: [...(page.missingFields ?? []), ...silent] };
}

function toAsked(
  { text, fields, filters, isOrdered: _, ...call }: AskedCall,
  order: Pick<Asked, 'isAscending' | 'question'>,
): Asked {
  return {
    ...call,
    ...order,
    request: text,
    fields: fields.map(toTopLevel),
    filteredBy: filters.map(({ fieldName }) => fieldName),
  };
}

interface Wanted {
  readonly names: readonly string[];
  readonly filters: Selection['filters'];
  readonly start: ListStart;
}

function toPageRequest(
  { connector, handled }: Plan,
  { run, position }: RunState,
  { names: fields, filters, start }: Wanted,
  { now }: Pick<Context, 'now'>,
): PageRequest {
  const { objectName, untilTime } = run;
  const {
    cursor,
    pageSize = Number.POSITIVE_INFINITY,
    missingFields = [],
    isUnfiltered,
    isWithoutSince,
    isOpen,
  } = position;
  const feed = start.token === undefined ? position.feed : { token: start.token };
  // A list without its token has nothing to say what has changed since.
  const from = hasTokens(handled) && !feed ? undefined : start.from;
  const since = position.since === undefined ? from : new Date(position.since);
  // The records are filtered here in any case. The provider only leaves out what it can.
  const asked =
    isUnfiltered || feed || keepsToken(handled.changes, run.readType)
      ? []
      : filters.filter((filter) => {
          // A provider may take "a" for "A", and 10 for less than 9, and would leave out what belongs to the read.
          const isPlain = fieldSegments(filter.fieldName).length === 1;
          // A list is compared here as one text with commas. A provider finds it by each of its entries.
          const isList = valuesOf(filter).some((value) => /^$|,/.test(plainText(value)));
          const isAsked = isPlain && !isList && !isNegative(filter) && !isRange(filter);
          return isAsked && connector.canFilter(objectName, filter);
        });
  const names = [...fields, ...filters.map(({ fieldName }) => fieldName)];
  return {
    objectName,
    fields: names.filter((name) => !missingFields.includes(toTopLevel(name))),
    pageSize,
    now: now(),
    ...(asked.length > 0 && { filters: asked }),
    ...(cursor !== undefined && { cursor: new ProviderText(cursor) }),
    ...(since && !isWithoutSince && { since, ...(from && { from }) }),
    ...(untilTime && !isOpen && { until: untilTime }),
    ...(feed && { feed }),
  };
}

const toTopLevel = (name: string) => fieldSegments(name)[0] ?? name;
