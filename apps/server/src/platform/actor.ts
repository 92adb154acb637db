import type { OrgRole } from '@dowel/schema';

/** A builder who is signed in. `membership` is what it was when the request arrived. */
export interface BuilderActor {
  readonly kind: 'builder';
  readonly id: string;
  readonly sessionId: string;
  /** Undefined for a builder without an org. */
  readonly membership: { readonly orgId: string; readonly role: OrgRole } | undefined;
  /** Whether a page of our own calls, with the cookie of the browser. */
  readonly isOnPage?: boolean;
}

/** Who is calling. `id` names the caller in records such as `createdBy`; it is never a credential. */
export type Actor =
  | {
      readonly kind: 'apiKey';
      readonly id: string;
      readonly scopes: readonly string[];
      /** The integrations that it is for. Absent: any. */
      readonly integrationIds?: readonly string[];
    }
  | {
      readonly kind: 'consumer';
      readonly id: string;
      readonly groupRef: string;
      readonly consumerRef: string;
      /** The builder's name for the group, if the token has one. */
      readonly groupName?: string | undefined;
      readonly consumerName?: string | undefined;
    }
  | BuilderActor
  | { readonly kind: 'system'; readonly id: string };

/** A caller whose credentials belong to one project. */
export type ProjectActor = Exclude<Actor, BuilderActor>;

/** How the audit log and revisions name a caller: `builder:<id>`, `api-key:<id>`, `consumer:<ref>` or `system:<name>`. */
export function toActorName({ kind, id }: Pick<Actor, 'kind' | 'id'>): string {
  return `${kind === 'apiKey' ? 'api-key' : kind}:${id}`;
}
