import type { Installation, Integration, PatchObjectConfig } from '@dowel/schema';
import {
  applyConfigPatch,
  type ConfigPatchResult,
  configObjectNotFoundProblem,
  createdByOf,
  patchInvalidProblem,
} from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { personOf } from '../../platform/caller.ts';
import { assertOwnGroup } from '../../platform/group-access.ts';
import type { Concluded } from '../../platform/last-step.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { WithHeaders } from '../../platform/requests/route.ts';
import * as integrations from '../integrations/service.ts';
import { changeConfig } from './config-changes/change-config.ts';
import { type StoredInstallation, selectInstallationOfGroup } from './queries.ts';
import type { OfGroup } from './rules.ts';
import { getStored, type InstallationPath } from './service.ts';
import { notInstalled } from './several/service.ts';

/**
 * Changes the config of one object by JSON Patch. Either all operations apply or none.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`, `installation_ref_needed`, `object_not_found`,
 * `patch_invalid`, `config_invalid`, `sample_read_failed`
 */
export async function patch(
  context: Context,
  { integrationId, objectName }: { integrationId: string; objectName: string },
  { groupRef, installationRef, installationId, action, changes }: PatchObjectConfig,
): Promise<Concluded<WithHeaders<Installation>>> {
  const { stored, integration } =
    installationId === undefined
      ? await getForGroup(context, integrationId, { groupRef: groupRef ?? '', installationRef })
      : await getById(context, { integrationId, installationId });
  return changeConfig(context, stored, integration, {
    apply(content, revision) {
      const result = applyConfigPatch(content, action, objectName, changes, revision);
      if (result.ok) return result.content;
      throw toProblem(result);
    },
    createdBy: createdByOf(personOf(context), undefined, 'patch-object-config'),
    skipSampling: false,
  });
}

interface Found {
  stored: StoredInstallation;
  integration: Integration;
}

async function getById(context: Context, path: InstallationPath): Promise<Found> {
  const stored = await getStored(context, path);
  return { stored, integration: await integrations.get(context, stored.integrationId) };
}

async function getForGroup(context: Context, integrationId: string, ofGroup: OfGroup): Promise<Found> {
  assertOwnGroup(context, ofGroup.groupRef);
  const integration = await integrations.get(context, integrationId);
  const stored = await selectInstallationOfGroup(context, integration.id, ofGroup);
  if (stored) return { stored, integration };
  throw await notInstalled(context, integration, ofGroup);
}

function toProblem(refused: Extract<ConfigPatchResult, { ok: false }>): ProblemError {
  if (refused.reason === 'object_not_found') {
    return new ProblemError('object_not_found', configObjectNotFoundProblem(refused.message));
  }
  return new ProblemError('patch_invalid', patchInvalidProblem(refused));
}
