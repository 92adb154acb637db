import type { AuditEntry } from '@dowel/schema';
import {
  type AuditRule,
  auditedValue,
  auditRules,
  byBuilder,
  replacedSecrets,
  secretsRead,
} from '@dowel/schema/rules';
import { nobodys, type Principal } from './principal.ts';
import type { MockStore } from './store.ts';

/** What the log reads of a call. */
interface AuditedCall {
  readonly store: MockStore;
  readonly caller: Principal;
  readonly params: Readonly<Record<string, string>>;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Something that an operation has changed. */
type Changed = { readonly id?: string; readonly latestRevision?: { readonly id: string } } & object;

/**
 * Answers a call, and records it in the audit log when it changes keys, secrets, settings or deploys. Entries have the
 * values after the change. Only the server has those before it.
 */
export async function audited<Answer>(
  operation: string,
  call: AuditedCall,
  answer: () => Answer | Promise<Answer>,
): Promise<Answer> {
  const { store, caller } = call;
  const revisions = new Map(store.integrations.map(({ id, latestRevision }) => [id, latestRevision.id]));
  const project = { ...caller.project };
  const answered = await answer();
  const reads = project.id === nobodys.id ? [] : secretsRead(operation, answered, project.id);
  for (const read of reads) keep(call, { ...read, projectId: project.id }, project.orgId);
  const rule = ruleOf(operation, call);
  if (!rule || !isRecorded(operation, call)) return answered;
  for (const changed of changedBy(rule, call, answered)) {
    const isSame = changed.latestRevision && revisions.get(changed.id ?? '') === changed.latestRevision.id;
    if (isSame) continue;
    const secrets = replacedSecrets(call.body);
    const value = auditedValue(rule.target, changed);
    const entry = {
      action: rule.action,
      targetType: rule.target,
      targetId: changed.id ?? '',
      ...(project.id !== nobodys.id && { projectId: project.id }),
      ...(!/\.(?:deleted|removed)$/.test(rule.action) && { after: value }),
      ...(secrets.length > 0 && { replacedSecrets: secrets }),
    };
    keep(call, entry, project.id === nobodys.id ? orgIdOf(call, answered) : project.orgId);
  }
  return answered;
}

/** An owner who adds somebody invites them. */
function ruleOf(operation: string, { store, body }: AuditedCall): AuditRule | undefined {
  const { builderId } = Object(body);
  const isMember = store.memberships.some((one) => one.builderId === builderId);
  return auditRules[operation === 'addUserToOrg' && !isMember ? 'createOrgInvite' : operation];
}

function keep(
  { store, caller }: AuditedCall,
  entry: Omit<AuditEntry, 'id' | 'actor' | 'requestId' | 'createTime'>,
  orgId: string,
): void {
  store.auditEntries.push({
    orgId,
    entry: {
      // Entries have ids of their own, so that other ids stay the same however many entries there are.
      id: `00000000-0000-7000-a000-${String(store.auditEntries.length + 1).padStart(12, '0')}`,
      actor: caller.kind === 'builder' ? byBuilder(caller.builderId) : 'api-key:mock',
      requestId: 'mock',
      createTime: store.timestamp(),
      ...entry,
    },
  });
}

/** The entries of a project, or of an org with its projects. Newest first. */
export function auditEntriesOf(
  { auditEntries }: MockStore,
  owner: { readonly projectId: string } | { readonly orgId: string },
  { action, actor }: { action?: string | undefined; actor?: string | undefined },
): AuditEntry[] {
  return auditEntries
    .filter(({ orgId, entry }) =>
      'orgId' in owner ? orgId === owner.orgId : entry.projectId === owner.projectId,
    )
    .map(({ entry }) => entry)
    .filter((entry) => (action ?? entry.action) === entry.action && (actor ?? entry.actor) === entry.actor)
    .reverse();
}

/** The org of what was done outside any project. The path names it, or the answer does. */
function orgIdOf({ params }: AuditedCall, answered: unknown): string {
  const { id, orgId, parentId, orgRole } = Object(answered);
  return params.orgId ?? orgId ?? parentId ?? orgRole?.org.id ?? id;
}

function isRecorded(operation: string, { caller, query, body }: AuditedCall): boolean {
  if (operation === 'getDestination') return Object(query).rotate === true;
  if (operation === 'updateConnection') return caller.kind === 'apiKey' && caller.isFull;
  return Object(body).dryRun !== true;
}

function changedBy(
  { target }: AuditRule,
  { params, caller, store, body }: AuditedCall,
  answered: unknown,
): Changed[] {
  if (Array.isArray(answered)) return answered;
  const value: Record<string, string> = Object(answered);
  switch (target) {
    case 'api_key':
      // A real server has an id beside the key. The key itself never enters the log.
      return [{ ...value, id: `key-${(params.apiKey ?? value.key ?? '').slice(-6)}` }];
    case 'jwt_key': {
      const id = params.keyId ?? value.kid ?? '';
      return [{ ...store.jwtKeys.find((key) => key.id === id), id }];
    }
    case 'project':
      return [{ ...value, id: value.id ?? caller.project.id }];
    case 'integration': {
      const id = params.integrationId ?? params.integrationIdOrName ?? value.id ?? '';
      return [store.integrations.find((one) => one.id === id || one.name === id) ?? { id }];
    }
    case 'member': {
      const own = caller.kind === 'builder' ? caller.builderId : '';
      const id = params.builderId ?? Object(body).builderId ?? own;
      return [{ ...store.memberships.find(({ builderId }) => builderId === id), id }];
    }
    case 'invite': {
      const id = params.inviteId ?? value.id ?? store.invites.at(-1)?.id ?? '';
      return [{ ...store.invites.find((one) => one.id === id), id }];
    }
    case 'group':
    case 'consumer':
      // A real server has a digest here, because the log may not keep who was erased.
      return [{ id: 'erased' }];
    default:
      return [{ ...value, id: value.id ?? Object.values(params).at(-1) ?? '' }];
  }
}
