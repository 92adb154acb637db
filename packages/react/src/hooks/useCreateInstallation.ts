import type { ConfigContent, Installation } from '@dowel/schema';
import { isDeepEqual, toCreatedBy } from '@dowel/schema/rules';
import { createInstallation as endpoint } from '@dowel/schema/wire';
import { useCaller } from '../context/scope.ts';
import { useServiceModel } from '../context/service-model.ts';
import { requestOptions } from '../queries/caller.ts';
import { fetchLatest } from '../queries/fetch-latest.ts';
import { keepInstallation } from '../queries/refresh.ts';
import { type ActionState, useAction } from './useAction.ts';
import { useKnownSetup } from './useKnownSetup.ts';

/** What to read, write and proxy. `provider` defaults to the integration's provider. */
type NewContent = Omit<ConfigContent, 'provider'> & { provider?: string };

/** What to install. `config` is another name for `content`: pass one of them. */
export type CreateInstallationInput = {
  /** Default: the connection that the page shows. */
  connectionId?: string | undefined;
  /** What people call the installation, where a group has several. */
  name?: string | undefined;
} & ({ content: NewContent; config?: undefined } | { config: NewContent; content?: undefined });

/** A function to install, and its state. */
export interface CreateInstallationAction extends ActionState {
  /** @throws {DowelError} such as `group_already_installed` if another person in the group installed it first */
  createInstallation(input: CreateInstallationInput): Promise<Installation>;
}

/** Installs the integration of the nearest `InstallationProvider` for its group. */
export function useCreateInstallation(): CreateInstallationAction {
  const caller = useCaller();
  const getSetup = useKnownSetup();
  const { connection } = useServiceModel();
  const [createInstallation, state] = useAction(
    async ({ config, content = config, connectionId, name }: CreateInstallationInput) => {
      const { session } = caller.service;
      const { integration, chosen } = await getSetup();
      const { id, provider } = integration;
      const { groupRef, installationRef, consumerRef } = caller;
      // With a token, the service knows the consumer itself. With a key, it learns the consumer only from this.
      const createdBy = consumerRef && toCreatedBy(consumerRef);
      const body = {
        groupRef,
        installationRef,
        name,
        // The one that the page shows. A colleague may have connected another account since. A sign-in in the same click is
        // not drawn yet.
        connectionId: connectionId ?? (installationRef ? chosen : connection)?.id,
        config: { createdBy, content: { provider, ...content } },
      };
      const input = { params: { integrationId: id }, query: {}, body };
      const installation = await session
        .send(endpoint, input, requestOptions(caller))
        .catch(async (error) => {
          if (error.code !== 'group_already_installed') throw error;
          // The page still shows that nothing is installed. Another person or page was faster, or this is a second try
          // because the answer to the first one was lost.
          const latest = await fetchLatest(caller, id);
          const asked = { ...latest?.config, ...body.config };
          if (!latest || latest.connection.id !== body.connectionId || !isDeepEqual(latest.config, asked))
            throw error;
          return latest;
        });
      keepInstallation(caller, id, installation);
      return installation;
    },
  );
  return { createInstallation, ...state };
}
