import type { AuditTarget, OrgAuditTarget } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import * as connectionLinks from '../../installing/connection-links/service.ts';
import * as connections from '../../installing/connections/service.ts';
import * as destinations from '../../installing/destinations/service.ts';
import * as installations from '../../installing/installations/service.ts';
import * as integrations from '../../installing/integrations/service.ts';
import * as operationShares from '../../installing/operation-shares/service.ts';
import { sha256 } from '../../platform/digest.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import * as providerApps from '../../providers/provider-apps/service.ts';
import * as eventTopicRoutes from '../../sync/event-topic-routes/service.ts';
import * as topicDestinationRoutes from '../../sync/topic-destination-routes/service.ts';
import * as topics from '../../sync/topics/service.ts';
import * as apiKeys from '../api-keys/service.ts';
import * as jwtKeys from '../jwt-keys/service.ts';
import * as projects from '../projects/service.ts';

/** What a request named, and what it was answered. `result` is absent before the change. */
export interface Named {
  readonly params: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly result?: unknown;
}

/** Something that entries are about, as its endpoint shows it. */
export interface Found {
  readonly id: string;
  readonly value: object;
  readonly groupRef?: string | undefined;
  readonly consumerRef?: string | undefined;
}

type Find = (context: Context, named: Named) => Promise<readonly Found[]>;

/** Reads what a request changes, or has changed. */
export function findTargets(context: Context, target: AuditTarget, named: Named): Promise<readonly Found[]> {
  const finds: Readonly<Partial<Record<AuditTarget, Find>>> = finders;
  return finds[target]?.(context, named) ?? Promise.resolve([]);
}

const finders: Readonly<Record<Exclude<AuditTarget, OrgAuditTarget>, Find>> = {
  api_key: (context, { params, result }) =>
    one(apiKeys.get(context, params.apiKey ?? memberOf(result, 'id') ?? '')),
  jwt_key: (context, { params, result }) =>
    one(jwtKeys.get(context, params.keyId ?? memberOf(result, 'kid') ?? '')),
  provider_app: async (context, { params, result }) => {
    const found = await one(providerApps.get(context, params.providerAppId ?? memberOf(result, 'id') ?? ''));
    return found.map((app) => ({ ...app, groupRef: memberOf(app.value, 'groupRef') }));
  },
  // An update may have changed the name that the request used.
  destination: (context, { params, result }) =>
    one(destinations.get(context, memberOf(result, 'id') ?? params.destination ?? '')),
  topic: (context, { params, result }) =>
    one(topics.get(context, params.topicId ?? memberOf(result, 'id') ?? '')),
  topic_destination_route: (context, { params, result }) =>
    one(topicDestinationRoutes.get(context, params.routeId ?? memberOf(result, 'id') ?? '')),
  event_topic_route: (context, { params, result }) =>
    one(eventTopicRoutes.get(context, params.routeId ?? memberOf(result, 'id') ?? '')),
  // A stop names whose connections it is about.
  project: async (context, { body }) => {
    const [groupRef, integrationId] = [memberOf(body, 'groupRef'), memberOf(body, 'integrationId')];
    const found = await one(projects.get(context));
    return found.map(({ id, value }) => ({ id, value: { ...value, integrationId }, groupRef }));
  },
  integration: async (context, { params }) => {
    const wanted = params.integrationId ?? params.integrationIdOrName;
    if (wanted !== undefined) return one(integrations.get(context, wanted));
    const { items } = await integrations.list(context, {});
    return items.map((value) => ({ id: value.id, value }));
  },
  installation: async (context, { params }) => {
    const { integrationId = '', installationId = '' } = params;
    const found = await one(installations.getStored(context, { integrationId, installationId }));
    if (found.length === 0) return [];
    const { name } = await integrations.get(context, integrationId);
    return found.map(({ id, value }) => ({
      id,
      value: { integrationName: name },
      groupRef: memberOf(value, 'groupRef'),
    }));
  },
  // Before a change, only whose it is: the name of an account may be what somebody signs in with.
  connection: async (context, { params: { connectionId = '' }, result }) => {
    const changed = result ? [{ id: connectionId, value: Object(result) }] : undefined;
    const found = changed ?? (await one(connections.get(context, connectionId)));
    return found.map(({ id, value }) => ({
      id,
      value: changed ? value : {},
      groupRef: memberOf(memberOf(value, 'group'), 'groupRef'),
      consumerRef: memberOf(memberOf(value, 'consumer'), 'consumerRef'),
    }));
  },
  connection_link: async (context, { params, result }) => {
    const id = params.connectionLinkId ?? memberOf(result, 'id') ?? '';
    const link = await connectionLinks.find(context, id);
    return link ? [{ id, value: link, groupRef: link.groupRef, consumerRef: link.consumerRef }] : [];
  },
  operation_share: (context, { params, result }) =>
    one(operationShares.find(context, params.operationShareId ?? memberOf(result, 'id') ?? '')),
  // The log may not keep who was erased. With the ref at hand, the digest proves that it was done.
  group: async ({ project }, { params }) => [{ id: sha256(project.id, params.groupRef ?? ''), value: {} }],
  consumer: async ({ project }, { params: { groupRef = '', consumerRef = '' } }) => [
    { id: sha256(project.id, groupRef, consumerRef), value: {}, groupRef },
  ],
};

/** Nothing when it does not exist, before it is made or after it is deleted. */
export async function one<Value extends { id: string }>(
  found: Promise<Value | undefined>,
): Promise<readonly Found[]> {
  try {
    const value = await found;
    return value ? [{ id: value.id, value }] : [];
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return [];
    throw error;
  }
}

/** A member of a value that may be no object. */
export function memberOf<Member = string>(value: unknown, name: string): Member | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, Member>)[name] : undefined;
}
