import type { Association } from '@dowel/schema';
import { findNativeRead } from '@dowel/schema/rules';
import type { ProviderPage } from '../../../../providers/connectors/connector.ts';
import type { Link } from '../../../../providers/connectors/engine/associations.ts';
import type { ProviderFetch } from '../../../../providers/connectors/engine/call.ts';
import { factsOf } from '../../../../providers/connectors/engine/record-facts.ts';
import type { Plan } from '../find-plan.ts';

/** The associations of a record, by the name of the object that they lead to. */
export type Associations = Readonly<Record<string, readonly Association[]>>;

/** Finds the associations of the records of a page, by the ids of the records. */
export type AssociationsOfPage = (page: ProviderPage) => Promise<ReadonlyMap<string, Associations>>;

/**
 * How the associations are found that the manifest asks for. A record without any has an empty list, so that it differs
 * from one of which nobody has asked. Undefined: the manifest asks for none.
 */
export function openAssociations(
  { object, connector, handled, installed }: Plan,
  fetch: ProviderFetch,
): AssociationsOfPage | undefined {
  const { objectName, associations = [] } = object;
  if (associations.length === 0) return undefined;
  const opened = [...new Set(associations)].flatMap((to) => {
    const find = connector.associationsOf?.(objectName, to)?.(fetch);
    return find ? [{ to, find }] : [];
  });
  const named = new Map(associations.map((to) => [to, findNativeRead(installed.latest, to)?.mapToName]));
  return async ({ records, originals }) => {
    const wanted = records.flatMap((record, index) => {
      const { id, isDeleted } = factsOf(handled, record);
      return id === undefined || isDeleted ? [] : [{ id, original: originals[index] ?? record }];
    });
    const found: (readonly [string, ReadonlyMap<string, readonly Link[]>])[] = [];
    if (wanted.length === 0) return new Map();
    for (const { to, find } of opened) found.push([to, await find(wanted)]);
    const listOf = (id: string) =>
      found.map(([to, links]) => {
        const name = named.get(to) ?? to;
        return [
          name,
          (links.get(id) ?? []).toSorted(byId).map((link) => toAssociation(to, name, link)),
        ] as const;
      });
    return new Map(wanted.map(({ id }) => [id, Object.fromEntries(listOf(id))]));
  };
}

/** A provider need not list them in one order, and a record that has not changed has to look the same. */
const byId = (a: Link, b: Link) => (a.id < b.id ? -1 : Number(a.id > b.id));

function toAssociation(
  rawObjectName: string,
  objectName: string,
  { id, providerAssociationMetadata }: Link,
): Association {
  return {
    id,
    objectName,
    rawObjectName,
    ...(providerAssociationMetadata && { providerAssociationMetadata }),
  };
}
