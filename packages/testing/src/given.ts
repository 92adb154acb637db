import type { ConfigContent, Connection, Installation, Integration } from '@dowel/schema';
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
export interface GivenInstallation extends GivenConnection {
  /** Name or id. Default `crm-sync-key`. */
  integration?: string;
  /** What the customer has chosen. Default: contacts with what the manifest requires. */
  content?: Omit<ConfigContent, 'provider'>;
}

/** Makes what a test starts with, by calls to the server. */
export interface Given {
  /** A group's sign-in to the account `acme` of the sandbox. */
  connection(given?: GivenConnection): Promise<Connection>;
  /** An installation over a new connection. */
  installation(given?: GivenInstallation): Promise<Installation>;
}

const contacts = { objectName: 'contacts', selectedFieldMappings: { stage: 'lifecycle_stage' } };

export function createGiven(api: Api, sandbox: Sandbox): Given {
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
      integration = 'crm-sync-key',
      content,
      groupRef = 'acme',
      consumerRef = 'ada',
    } = {}) {
      const { id, provider } = await api.get<Integration>(`/integrations/${integration}`);
      const { id: connectionId } = await connection({ groupRef, consumerRef, provider });
      const chosen = content ?? { read: { objects: { contacts } } };
      return api.post<Installation>(`/integrations/${id}/installations?skipSampling=true`, {
        groupRef,
        connectionId,
        config: { content: { provider, ...chosen } },
      });
    },
  };
}
