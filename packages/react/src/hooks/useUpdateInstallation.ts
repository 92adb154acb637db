import type { ConfigContentUpdate, Installation } from '@dowel/schema';
import { useCaller } from '../context/scope.ts';
import { requestOptions } from '../queries/caller.ts';
import { keepInstallation } from '../queries/refresh.ts';
import { installations } from '../queries/resources.ts';
import { type ActionState, useAction } from './useAction.ts';
import { useKnownInstallation } from './useKnownIntegration.ts';

/** What to change. */
export interface UpdateInstallationInput {
  content?: ConfigContentUpdate;
  /** Moves the installation to another connection. */
  connectionId?: string;
  /** What of the above counts. Absent: everything that is given; objects given are replaced, the others stay. */
  updateMask?: string[];
}

/** Changing an installation, and how far it is. */
export interface UpdateInstallationAction extends ActionState {
  updateInstallation(input: UpdateInstallationInput): Promise<Installation>;
}

/** Changes the group's installation. To save edits of a draft, prefer `useSaveObject`, which sends the least. */
export function useUpdateInstallation(): UpdateInstallationAction {
  const caller = useCaller();
  const getInstallation = useKnownInstallation();
  const [updateInstallation, state] = useAction(async (input: UpdateInstallationInput) => {
    const { id, integrationId } = await getInstallation();
    const { content, connectionId, updateMask = toMask(input) } = input;
    const installation = await installations(caller.service).update(
      integrationId,
      id,
      {
        updateMask,
        installation: {
          ...(connectionId !== undefined && { connectionId }),
          ...(content && { config: { content } }),
        },
      },
      requestOptions(caller),
    );
    keepInstallation(caller, integrationId, installation);
    return installation;
  });
  return { updateInstallation, ...state };
}

/** One entry per thing that is given. A dot in an object's name is escaped, or it would end the name. */
function toMask({ content = {}, connectionId }: UpdateInstallationInput): string[] {
  const actions = ['read', 'write', 'subscribe'] as const;
  const objects = actions.flatMap((action) =>
    Object.keys(content[action]?.objects ?? {}).map(
      (name) => `config.content.${action}.objects.${name.replaceAll('.', '\\.')}`,
    ),
  );
  return [
    ...(connectionId === undefined ? [] : ['connectionId']),
    ...objects,
    ...(content.proxy === undefined ? [] : ['config.content.proxy.enabled']),
  ];
}
