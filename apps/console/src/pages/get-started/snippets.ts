export interface Choices {
  readonly provider: string;
  readonly object: string;
  readonly destination: string;
}

/** A manifest of what was chosen: the smallest that reads records. */
export function manifestOf({ provider, object, destination }: Choices): string {
  return `# dowel.yaml
specVersion: 1.0.0
integrations:
  - name: ${integrationOf({ provider })}
    provider: ${provider}
    read:
      objects:
        - objectName: ${object}
          destination: ${destination}
          schedule: "*/10 * * * *"
          backfill:
            defaultPeriod:
              fullHistory: true
          optionalFieldsAuto: all
`;
}

export const integrationOf = ({ provider }: Pick<Choices, 'provider'>): string => `${provider}-sync`;

/** What deploys it. The key stays in the shell. */
export const deployCommand = (baseUrl: string, project: string): string =>
  `export DOWEL_BASE_URL=${baseUrl} DOWEL_PROJECT=${project} DOWEL_API_KEY=…
npx dowel deploy dowel.yaml`;

/** An endpoint of the backend, which says who is signed in. */
export const tokenCode = `import { createTokenSigner } from '@dowel/client/server';

const signer = createTokenSigner({
  privateKeyPem: process.env.DOWEL_PRIVATE_KEY,
  kid: process.env.DOWEL_KID, // of dowel.jwtKeys.create({ publicKeyPem, … })
  algorithm: 'ES256',
});

// POST /api/dowel-token: the person comes from your session, never from the request.
export async function dowelToken(person) {
  return { token: await signer.sign({ groupRef: person.companyId, consumerRef: person.id }) };
}`;

/** The page of the product. */
export const pageCode = (baseUrl: string, project: string, integration: string): string =>
  `import { InstallIntegration, ServiceProvider } from '@dowel/react';
import '@dowel/react/styles';

const getToken = async () =>
  (await (await fetch('/api/dowel-token', { method: 'POST' })).json()).token;

export const Integrations = ({ person }) => (
  <ServiceProvider options={{ project: '${project}', baseUrl: '${baseUrl}', getToken }}>
    <InstallIntegration
      integration="${integration}"
      groupRef={person.companyId}
      consumerRef={person.id}
    />
  </ServiceProvider>
);`;
