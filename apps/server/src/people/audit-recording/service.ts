import { type AuditRule, auditedValue, auditRules, replacedSecrets, secretsRead } from '@dowel/schema/rules';
import { type BuilderContext, type CallerContext, isInProject } from '../../context.ts';
import { isBuilder } from '../../platform/caller.ts';
import { noteChange } from '../../platform/changes/note-change.ts';
import { type Change, orgOf, record } from '../../platform/record-audit-entries.ts';
import { findInOrg, findInOwnOrg, orgIdOf } from './org-targets.ts';
import { type Found, findTargets, memberOf } from './targets.ts';

/** The parts of a request that the audit log reads. */
interface AuditedRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
}

/** An operation that will be recorded. */
export interface Recording {
  /** Reads what the operation is about to change. Call it in the transaction of the change, if there is one yet. */
  begin(context: CallerContext): Promise<void>;
  /** Records the change, in its transaction. */
  conclude(tx: CallerContext, result: unknown): Promise<void>;
}

/** Prepares to record an operation. Undefined for one that is not recorded. */
export function recordingOf(
  operation: string,
  context: CallerContext,
  request: AuditedRequest,
): Recording | undefined {
  const rule = ruleOf(operation, request);
  if (!rule || !isRecorded(operation, context, request)) return undefined;
  return isInProject(context) ? recordingInProject(rule, request) : recordingInOrg(rule, request);
}

/** The metadata of a connection says where its credentials go, and is none itself. */
function ruleOf(operation: string, { body }: AuditedRequest): AuditRule | undefined {
  const isMetadata = operation === 'updateConnection' && replacedSecrets(body).length === 0;
  return isMetadata ? { action: 'connection.updated', target: 'connection' } : auditRules[operation];
}

/**
 * Runs the work of an operation in one transaction, and records it there. For pages, which do what an endpoint does
 * without being one.
 */
export function runRecorded<C extends CallerContext, T>(
  context: C,
  { operation, params = {}, body }: { operation: string; params?: Record<string, string>; body?: unknown },
  work: (tx: C) => Promise<T>,
): Promise<T> {
  return context.transaction(async (tx) => {
    const recording = recordingOf(operation, tx, { params, query: {}, body });
    await recording?.begin(tx);
    const result = await work(tx);
    await recording?.conclude(tx, result);
    return result;
  });
}

/** Records that an answer is about to show a secret. An answer whose entry cannot be stored is not given. */
export async function recordReads(
  context: CallerContext,
  operation: string,
  answered: unknown,
  query: unknown,
): Promise<void> {
  if (!isInProject(context)) return;
  const reads = secretsRead(operation, answered, {
    projectId: context.project.id,
    reason: Object(query).reason,
  });
  if (reads.length === 0) return;
  const orgId = await orgOf(context);
  // The project was deleted meanwhile, and its log with it.
  if (orgId === undefined) return;
  await context.transaction((tx) => record(tx, { orgId, actor: tx.actor }, reads));
}

function recordingInProject(rule: AuditRule, request: AuditedRequest): Recording {
  let orgId: string | undefined;
  let before: readonly Found[] = [];
  return {
    async begin(current) {
      if (!isInProject(current)) return;
      orgId = await orgOf(current);
      before = await findTargets(current, rule.target, { params: request.params });
    },
    async conclude(tx, result) {
      // The project was deleted by somebody else, so the change will be refused.
      if (orgId === undefined || !isInProject(tx)) return;
      const after = await findTargets(tx, rule.target, { ...request, result });
      const origin = { orgId, actor: tx.actor };
      const changes = changesOf(rule, before, after, replacedSecrets(request.body));
      await record(tx, origin, changes);
      for (const { targetType, targetId } of changes) noteChange(tx, targetType, [targetId]);
    },
  };
}

function recordingInOrg({ action, target }: AuditRule, { params, body }: AuditedRequest): Recording {
  let before: readonly Found[] = [];
  return {
    async begin(current) {
      if (isOutsideProjects(current)) before = await findInOwnOrg(current, target, { params, body });
    },
    async conclude(tx, result) {
      const named = { params, body, result };
      const orgId = orgIdOf(target, named);
      if (orgId === undefined || !isOutsideProjects(tx)) return;
      // An owner who adds somebody invites them.
      const isInvite = target === 'member' && memberOf(result, 'invitedEmail') !== undefined;
      const rule = (isInvite && auditRules.createOrgInvite) || { action, target };
      const after = await findInOrg(tx, { target: rule.target, orgId }, named);
      await record(tx, { orgId, actor: tx.actor }, changesOf(rule, before, after, []));
    },
  };
}

function isOutsideProjects(context: CallerContext): context is BuilderContext {
  return context.actor.kind === 'builder' && context.project === undefined;
}

function isRecorded(operation: string, context: CallerContext, { query, body }: AuditedRequest): boolean {
  switch (operation) {
    case 'getDestination':
      return Object(query).rotate === true;
    case 'updateConnection':
    case 'deleteConnection':
    case 'deleteInstallation':
      return isBuilder(context);
    case 'batchUpsertIntegrations':
      return Object(body).dryRun !== true;
    default:
      return true;
  }
}

function changesOf(
  { action, target }: AuditRule,
  before: readonly Found[],
  after: readonly Found[],
  secrets: readonly string[],
): Change[] {
  const [was, is] = [before, after].map((found) => new Map(found.map((one) => [one.id, one])));
  const ids = new Set([...before, ...after].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const [old, current] = [was?.get(id), is?.get(id)];
    const shown = (found: Found | undefined) => found && auditedValue(target, found.value);
    const [oldValue, newValue] = [shown(old), shown(current)];
    // A deploy names many integrations, and changes some of them.
    if (target === 'integration' && JSON.stringify(oldValue) === JSON.stringify(newValue)) return [];
    const { groupRef, consumerRef } = current ?? old ?? {};
    return [
      {
        action,
        targetType: target,
        targetId: id,
        groupRef,
        consumerRef,
        ...(hasMembers(oldValue) && { before: oldValue }),
        ...(hasMembers(newValue) && { after: newValue }),
        ...(secrets.length > 0 && { replacedSecrets: [...secrets] }),
      },
    ];
  });
}

function hasMembers(value: Record<string, unknown> | undefined): value is Record<string, unknown> {
  return value !== undefined && Object.keys(value).length > 0;
}
