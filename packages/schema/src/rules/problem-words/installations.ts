import { consumerOf } from '../created-by.ts';
import type { ProblemWords } from '../problem-body.ts';
import { ASK_THE_PRODUCT, RELOAD_OR_ASK } from './remedies.ts';

/** `installation_not_found`: the same answer for an installation that does not exist and for another caller's. */
export function installationNotFoundProblem(installationId: string): ProblemWords {
  return {
    detail: `There is no installation with the id "${installationId}" here.`,
    remedy: 'Reload the page to see what is installed.',
    builderRemedy: 'List the installations to see which exist.',
  };
}

/** `installation_not_found`: a request is about the installation of a group that has none. */
export function notInstalledProblem(
  groupRef: string,
  integrationName: string,
  installationRef = '',
): ProblemWords {
  const as = installationRef === '' ? '' : ` as "${installationRef}"`;
  return {
    detail: `Group "${groupRef}" has not installed "${integrationName}"${as}, so nothing was done.`,
    remedy: 'Install it first.',
    builderRemedy: 'Create the installation first.',
  };
}

/** `group_already_installed`. `installed` is absent when the installation was deleted at the same moment. */
export function alreadyInstalledProblem(
  integrationName: string,
  installed: { id: string; createdBy: string } | undefined,
  installationRef = '',
): ProblemWords {
  const consumerRef = installed && consumerOf(installed.createdBy);
  const who = consumerRef === undefined ? 'Somebody in the group' : `"${consumerRef}"`;
  const how =
    installationRef === ''
      ? 'already. A group can install an integration only once.'
      : `as "${installationRef}" already.`;
  return {
    detail: `${who} has installed "${integrationName}" ${how}`,
    remedy: 'Change the existing installation, or uninstall it first.',
    ...(installed && { context: { installationId: installed.id, createdBy: installed.createdBy } }),
  };
}

/** `several_not_allowed`: an `installationRef` for an integration that a group can install once. */
export function severalNotAllowedProblem(integrationName: string, installationRef: string): ProblemWords {
  return {
    detail: `A group can install "${integrationName}" only once, so there is no installation "${installationRef}" of it.`,
    remedy: ASK_THE_PRODUCT,
    builderRemedy: 'Leave out installationRef, or write "multiple: true" into the manifest and deploy it.',
    issues: [
      {
        in: 'body',
        name: 'installationRef',
        value: installationRef,
        detail: 'is only for integrations with "multiple: true"',
      },
    ],
  };
}

/** What people and builders call an installation of a group that has several. */
export interface NamedInstallation {
  id: string;
  installationRef?: string | undefined;
  name?: string | undefined;
}

/** `account_already_installed`: another installation of the group is of the same account. */
export function accountAlreadyInstalledProblem(
  integrationName: string,
  { id, installationRef = '', name }: NamedInstallation,
): ProblemWords {
  const called = name ?? installationRef;
  const by = called === '' ? 'the default installation' : `the installation "${called}"`;
  return {
    detail: `"${integrationName}" is installed for this account already, by ${by}. Nothing was changed.`,
    remedy: 'Connect another account, or use the installation that is there.',
    builderRemedy:
      'Send the id of a connection to another account, or write "sameAccount: true" into the manifest and deploy it.',
    context: { installationId: id, installationRef },
  };
}

/** The installations that a problem lists at most. */
const MOST_INSTALLATIONS = 20;

/** `installation_ref_needed`: a request means the default installation of a group that has only others. */
export function installationRefNeededProblem(
  groupRef: string,
  integrationName: string,
  installed: readonly NamedInstallation[],
): ProblemWords {
  const listed = installed.slice(0, MOST_INSTALLATIONS);
  const refs = listed.map(({ installationRef }) => `"${installationRef}"`).join(', ');
  return {
    detail: `Group "${groupRef}" has "${integrationName}" installed as ${refs}, and has no default installation. Nothing was done.`,
    remedy: ASK_THE_PRODUCT,
    builderRemedy: 'Send one of these as installationRef.',
    context: {
      installations: listed.map(({ id, installationRef = '', name }) => ({
        id,
        installationRef,
        ...(name !== undefined && { name }),
      })),
    },
  };
}

/**
 * `connection_missing`: the group has no connection to the integration's provider, or none for a further installation.
 * `title` is the name that people use.
 */
export function connectionMissingProblem(words: {
  groupRef: string;
  installationRef?: string | undefined;
  title: string;
  integrationName: string;
}): ProblemWords {
  const { groupRef, installationRef = '', title, integrationName } = words;
  if (installationRef !== '')
    return {
      detail: `Group "${groupRef}" has no connection to ${title} that no other installation of "${integrationName}" uses.`,
      remedy: `Connect another account of ${title} first, then install.`,
      builderRemedy:
        'Connect with "additional": true, since a person who connects again only renews their connection. Or send the id of a connection as connectionId.',
    };
  return {
    detail: `Group "${groupRef}" has no connection to ${title}, which "${integrationName}" is for.`,
    remedy: `Connect ${title} for the group first, then install.`,
  };
}

/**
 * `connection_missing`: the named connection is to another provider. `actual` and `wanted` are the names that people
 * use.
 */
export function connectionToOtherProviderProblem(words: {
  connectionId: string;
  actual: string;
  wanted: string;
  integrationName: string;
}): ProblemWords {
  const { connectionId, actual, wanted, integrationName } = words;
  return {
    detail: `The connection is to ${actual}, but "${integrationName}" is for ${wanted}.`,
    remedy: `Connect ${wanted} for the group first, then install.`,
    builderRemedy: `Send a connection of the group to ${wanted}, or none to use its default.`,
    issues: [{ in: 'body', name: 'connectionId', value: connectionId, detail: `is not to ${wanted}` }],
  };
}

/** `connection_not_found`: the group has no connection with the id in the request. */
export function groupConnectionNotFoundProblem(connectionId: string, groupRef: string): ProblemWords {
  return {
    detail: `Group "${groupRef}" has no connection with the id "${connectionId}".`,
    remedy: 'Reload the page to see what is connected.',
    builderRemedy: "List the group's connections to see which exist.",
  };
}

/** `object_not_found`: a config change names an object that is not in the manifest. `detail` is a sentence. */
export function configObjectNotFoundProblem(detail: string): ProblemWords {
  return {
    detail,
    remedy: RELOAD_OR_ASK,
    builderRemedy: 'Name an object of the manifest, and the action it is listed under.',
  };
}

/** `patch_invalid`. `index` says which change cannot be applied, if it is a single one. `detail` is a sentence. */
export function patchInvalidProblem({
  message: detail,
  index,
  unsafePath,
}: {
  readonly message: string;
  readonly index?: number;
  readonly unsafePath?: string;
}): ProblemWords {
  const name = index === undefined ? 'changes' : `changes.${index}`;
  const unsafe = { in: 'body', name: unsafePath, context: { reason: 'setting_invalid' } } as const;
  return {
    detail,
    remedy: 'Reload the page and make the change again. Nothing was changed.',
    builderRemedy: 'Correct the change that the issue names. No change was applied.',
    issues: [{ in: 'body', name, detail }, ...(unsafePath === undefined ? [] : [{ ...unsafe, detail }])],
  };
}

/** `sample_read_failed`. `reason` is what the provider said, `fields` are those that it named. */
export function sampleReadFailedProblem(
  refused: readonly { objectName: string; reason: string; fields?: readonly string[] }[],
): ProblemWords {
  const names = refused.map(({ objectName }) => `"${objectName}"`).join(', ');
  return {
    detail: `The provider refused to read ${names} with these fields, so nothing was saved.`,
    causes: refused.map(({ reason }) => reason),
    remedy: 'Choose other fields, or connect with an account that may read these.',
    builderRemedy:
      'Choose other fields. To save these fields without a sample read, create or update the installation with skipSampling=true. A change of one object always has a sample read.',
    issues: refused.flatMap(({ objectName, reason, fields = [] }) => {
      const object = `config.content.read.objects.${objectName}`;
      const names = fields.map((field) => `${object}.selectedFields[${JSON.stringify(field)}]`);
      return (names.length > 0 ? names : [object]).map((name) => ({ in: 'body', name, detail: reason }));
    }),
  };
}
