import type { ConfigContent, CreateInstallation, Installation, Integration, Project } from '@dowel/schema';
import * as installations from '../../src/installing/installations/service.ts';
import type { GivenWorld } from './given.ts';
import { givenContext } from './given-context.ts';

export function givenInstallations(world: GivenWorld) {
  /** A body that installs the demo's API key integration for group `acme`. Given values replace its defaults. */
  const installationBody = ({
    groupRef = 'acme',
    content = {},
    ...body
  }: Partial<Omit<CreateInstallation, 'config'>> & {
    content?: Partial<ConfigContent>;
  } = {}): CreateInstallation => ({
    ...body,
    groupRef,
    config: {
      content: {
        provider: 'sandboxApiKey',
        read: {
          objects: {
            contacts: {
              objectName: 'contacts',
              selectedFields: { phone: true },
              selectedFieldMappings: { stage: 'lifecycle_stage' },
            },
          },
        },
        ...content,
      },
    },
  });

  return {
    installationBody,
    /** An installation over the default connection of its group, which must have one. No sample is read. */
    async installation(
      integration: Integration,
      { project, ...body }: Parameters<typeof installationBody>[0] & { project?: Project } = {},
    ): Promise<Installation> {
      const context = givenContext(world, project);
      const options = { skipSampling: true };
      return (await installations.create(context, integration.id, options, installationBody(body))).body;
    },
  };
}
