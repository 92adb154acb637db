import type { ConfigContentUpdate, Installation } from '@dowel/schema';
import { objectMask } from '@dowel/schema/rules';
import { updateInstallation as endpoint } from '@dowel/schema/wire';
import { useCaller } from '../context/scope.ts';
import { requestOptions } from '../queries/caller.ts';
import { keepInstallation } from '../queries/refresh.ts';
import { type ActionState, useAction } from './useAction.ts';
import { useKnownInstallation } from './useKnownSetup.ts';

/** The changes to an installation. */
export interface UpdateInstallationInput {
  content?: ConfigContentUpdate | undefined;
  /** Another name for `content`. */
  config?: ConfigContentUpdate | undefined;
  /** What people call the installation, where a group has several. */
  name?: string | undefined;
  /** Moves the installation to another connection. */
  connectionId?: string | undefined;
  /** The other account that the connection leads to, by its id. Confirms that the installation may go there. */
  accountId?: string | undefined;
  /**
   * Which parts of the above to change. Default: the name, the connection, the objects and the proxy setting that are given. A
   * given object is replaced. Other objects stay.
   */
  updateMask?: string[] | undefined;
}

/** A function to change an installation, and its state. */
export interface UpdateInstallationAction extends ActionState {
  updateInstallation(input: UpdateInstallationInput): Promise<Installation>;
}

/**
 * Changes the group's installation. To save edits of a draft, prefer `useSaveObject`: it sends only the differences.
 */
export function useUpdateInstallation(): UpdateInstallationAction {
  const caller = useCaller();
  const getInstallation = useKnownInstallation();
  const [updateInstallation, state] = useAction(async (input: UpdateInstallationInput) => {
    const { id, integrationId } = await getInstallation();
    const { config, content = config, connectionId, name, accountId } = input;
    const { updateMask = toMask(content, { connectionId, name, accountId }) } = input;
    const body = {
      updateMask,
      installation: {
        connectionId,
        name,
        account: accountId === undefined ? undefined : { id: accountId },
        config: content && { content },
      },
    };
    const installation = await caller.service.session.send(
      endpoint,
      { params: { integrationId, installationId: id }, query: {}, body },
      requestOptions(caller),
    );
    keepInstallation(caller, integrationId, installation);
    return installation;
  });
  return { updateInstallation, ...state };
}

/** One path per part that is given. */
function toMask(
  content: ConfigContentUpdate = {},
  { connectionId, accountId, name }: Record<'connectionId' | 'accountId' | 'name', string | undefined>,
): string[] {
  const actions = ['read', 'write', 'subscribe'] as const;
  const objects = actions.flatMap((action) =>
    Object.keys(content[action]?.objects ?? {}).map((name) => objectMask(action, name)),
  );
  return [
    ...(connectionId === undefined ? [] : ['connectionId']),
    ...(accountId === undefined ? [] : ['account']),
    ...(name === undefined ? [] : ['name']),
    ...objects,
    ...(content.proxy === undefined ? [] : ['config.content.proxy.enabled']),
  ];
}
