import type {
  ConnectedAccount,
  ExplainedInstallation,
  Log,
  Operation,
  OperationExplanation,
} from '@dowel/schema';
import {
  explainMapping,
  explainOperation,
  findManifestObject,
  findNativeRead,
  repeatedRead,
  repeatedRequest,
  schemeFacts,
} from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import * as providers from '../../providers/providers/service.ts';
import {
  type Owner,
  type RanWith,
  selectEnds,
  selectOwner,
  selectRanWith,
  selectRefusal,
} from './explaining-queries.ts';
import { get } from './service.ts';

/**
 * What is known of a run, put together for the person who has to find out why. It holds nothing that the log of the
 * operation does not hold, except names of the manifest and the config.
 * @throws {ProblemError} `operation_not_found`
 */
export async function explain(context: Context, operationId: string): Promise<OperationExplanation> {
  const operation = await get(context, operationId);
  const { logs, isCut } = await selectEnds(context, operation.id);
  const owner = await selectOwner(context, operation.installationId);
  const ranWith = owner && (await selectRanWith(context, operation));
  const refusal = operation.actionType === 'read' ? await selectRefusal(context, operation.id) : undefined;
  return explainOperation(operation, logs, {
    isCut,
    refusal,
    account: accountThen(operation, owner),
    installation: owner && toInstallation(context, owner),
    authScheme: owner?.authScheme,
    mapping: ranWith ? mappingOf(operation, ranWith) : [],
    repeat: owner ? commandsFor(context, operation, owner, logs) : [],
  });
}

function toInstallation(
  context: Context,
  { groupRef, groupName, integrationName, provider, authScheme, appId, appGroupRef }: Owner,
): ExplainedInstallation {
  return {
    groupRef,
    groupName,
    integrationName,
    providerName: providers.titleOf(context, provider),
    authScheme: schemeFacts[authScheme].authScheme,
    ...(appId !== null && {
      providerApp: { id: appId, ...(appGroupRef !== null && { groupRef: appGroupRef }) },
    }),
  };
}

/** The account that the run acted with, or that the connection led to when it began. Undefined if that was not known. */
function accountThen(
  { createTime = '', metadata }: Operation,
  owner: Owner | undefined,
): ConnectedAccount | undefined {
  if (metadata?.actedAs) return metadata.actedAs.account;
  const { account } = owner ?? {};
  if (!account) return undefined;
  const { since, before, workspace, person } = account;
  return since > createTime ? before : { ...(workspace && { workspace }), ...(person && { person }) };
}

/** Only what is read is mapped on its way. */
function mappingOf({ actionType, metadata }: Operation, { content, revision }: RanWith) {
  if (actionType !== 'read') return [];
  return (metadata?.objects ?? []).flatMap((name) => {
    const object = findNativeRead(revision, name);
    if (!object) return [];
    const entries = Object.entries(content.read?.objects ?? {});
    const entry = entries.find(([key]) => findManifestObject(revision, 'read', key) === object)?.[1];
    return [explainMapping(object, entry)];
  });
}

function commandsFor(
  context: Context,
  { actionType, metadata, integrationId, projectId }: Operation,
  { groupRef, provider }: Owner,
  logs: readonly Log[],
): OperationExplanation['repeat'] {
  const { publicUrl, sandboxUrl = '' } = context.env;
  const apiPath = sandboxPath(context, provider);
  const first = logs.find(({ message }) => message.details?.request !== undefined)?.message.details?.request;
  const asked = apiPath === undefined ? [] : repeatedRequest(sandboxUrl, apiPath, first);
  const objectName = metadata?.objects?.[0];
  if (actionType !== 'read' || metadata?.readType === undefined || objectName === undefined) return asked;
  const window = logs.findLast(({ message }) => message.details?.until !== undefined)?.message.details;
  const { from, until } = { from: toTime(window?.from), until: toTime(window?.until) };
  const whose = { projectId, integrationId, objectName, groupRef };
  return [...asked, repeatedRead(`${publicUrl}/read/v1`, { ...whose, from, until })];
}

/** The path of the API that a provider has in the sandbox. Undefined for a provider that is not in it. */
function sandboxPath(context: Context, provider: string): string | undefined {
  const { sandboxUrl } = context.env;
  const baseURL = context.catalogue.find(provider)?.baseURL ?? '';
  // A value of the customer, such as the name of a workspace, would be missing.
  if (sandboxUrl === undefined || !baseURL.startsWith(`${sandboxUrl}/`) || baseURL.includes('{'))
    return undefined;
  return baseURL.slice(sandboxUrl.length).replace(/\/$/, '');
}

/** Logs say "now" and "the beginning" where a window has no end. */
function toTime(text: string | undefined): string | undefined {
  return text === undefined || Number.isNaN(Date.parse(text)) ? undefined : text;
}
