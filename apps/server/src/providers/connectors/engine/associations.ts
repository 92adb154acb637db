import type { Association } from '@dowel/schema';
import { plainText } from '@dowel/schema/rules';
import type { ProviderFetch } from './call.ts';
import type { RestApi } from './definition.ts';
import { ProviderError } from './provider-error.ts';
import type { ProviderRecord } from './records.ts';

/** A record, and what the provider has sent of it. */
export interface LinkedFrom {
  readonly id: string;
  readonly original: ProviderRecord;
}

/** A record that another one is linked to, and what the provider says of the link. */
export type Link = { readonly id: string } & Pick<Association, 'providerAssociationMetadata'>;

/** The links of each record, by its id. A record that is not there has none. */
export type FindLinks = (records: readonly LinkedFrom[]) => Promise<ReadonlyMap<string, readonly Link[]>>;

/** What was asked for once is known until the reading ends for which this was opened. */
export type OpenAssociations = (fetch: ProviderFetch) => FindLinks;
export type OpenRestAssociations = (api: RestApi) => FindLinks;

/** The links that the records name themselves: members with the id of another one, or a list of such ids. */
export function linksInMembers(members: readonly string[]): OpenRestAssociations {
  return () => async (records) =>
    new Map(
      records.map(({ id, original }) => [
        id,
        members.flatMap((member) =>
          [original[member]].flat().flatMap((value) => {
            const linked = typeof value === 'boolean' ? undefined : plainText(value);
            return linked ? [{ id: linked, providerAssociationMetadata: { field: member } }] : [];
          }),
        ),
      ]),
    );
}

/**
 * The error when a provider does not tell the links of a record, which would look as if it had none.
 * @param why after the name of the provider
 */
export function untold(displayName: string, why: string): ProviderError {
  return new ProviderError('unreachable', `${displayName} did not tell all links: ${why}.`);
}

/** Links by the record that they begin at. */
export class Links {
  readonly all = new Map<string, Link[]>();

  add(from: string, link: Link): void {
    const links = this.all.get(from) ?? [];
    links.push(link);
    this.all.set(from, links);
  }
}
