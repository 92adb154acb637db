import type {
  Connection,
  Installation,
  Integration,
  ManifestInput,
  ManifestIntegration,
  NewConfigContent,
} from '@dowel/schema';
import { emptyEntry } from '@dowel/schema/rules';
import type { Api } from './api.ts';
import type { Sandbox } from './sandbox.ts';

/** A connection to make. */
export interface GivenConnection {
  /** Default `acme`. */
  groupRef?: string;
  /** Default `ada`. */
  consumerRef?: string;
  /** A provider that takes an API key. Default `sandboxApiKey`. */
  provider?: string;
}

/** An installation to make. */
export interface GivenInstallation extends Omit<GivenConnection, 'provider'> {
  /** Name or id. Default: the first of your manifest; of the demo, `crm-sync-key`. */
  integration?: string;
  /** What the customer has chosen. Default: all objects of your manifest, with nothing mapped; of the demo, contacts. */
  content?: Content;
}

type Content = Omit<NewConfigContent, 'provider'>;

/** Makes what a test starts with, by calls to the server. */
export interface Given {
  /** A group's sign-in to the account `acme` of the sandbox. */
  connection(given?: GivenConnection): Promise<Connection>;
  /** An installation over a new connection. */
  installation(given?: GivenInstallation): Promise<Installation>;
}

/** What a customer of the demo has chosen. */
const contacts = { objectName: 'contacts', selectedFieldMappings: { stage: 'lifecycle_stage' } };

export function createGiven(api: Api, sandbox: Sandbox, manifest: ManifestInput | undefined): Given {
  const connection: Given['connection'] = ({
    groupRef = 'acme',
    consumerRef = 'ada',
    provider = 'sandboxApiKey',
  } = {}) =>
    api.post<Connection>('/connections:generate', {
      groupRef,
      consumerRef,
      provider,
      apiKey: sandbox.apiKey,
    });

  return {
    connection,
    async installation({
      integration = manifest?.integrations[0]?.name ?? 'crm-sync-key',
      content,
      groupRef = 'acme',
      consumerRef = 'ada',
    } = {}) {
      const { id, provider, latestRevision } = await api.get<Integration>(`/integrations/${integration}`);
      const { id: connectionId } = await connection({ groupRef, consumerRef, provider });
      const chosen =
        content ?? (manifest ? allOf(latestRevision.content) : { read: { objects: { contacts } } });
      return api.post<Installation>(`/integrations/${id}/installations?skipSampling=true`, {
        groupRef,
        connectionId,
        config: { content: { provider, ...chosen } },
      });
    },
  };
}

function allOf(revision: ManifestIntegration): Content {
  const { read, write, subscribe, proxy } = revision;
  const objectsOf = (action: 'read' | 'write' | 'subscribe') => ({
    objects: Object.fromEntries(
      revision[action]?.objects?.map(({ objectName }) => [
        objectName,
        emptyEntry(revision, action, objectName),
      ]) ?? [],
    ),
  });
  return {
    ...(read && { read: objectsOf('read') }),
    ...(write && { write: objectsOf('write') }),
    ...(subscribe && { subscribe: objectsOf('subscribe') }),
    ...(proxy && { proxy: { enabled: proxy.enabled } }),
  };
}
