import * as shapes from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import * as builders from './index.ts';

describe('building resources', () => {
  it.each([
    ['ApiKey', shapes.ApiKey, builders.buildApiKey()],
    ['Config', shapes.Config, builders.buildConfig()],
    ['Connection', shapes.Connection, builders.buildConnection()],
    ['Consumer', shapes.Consumer, builders.buildConsumer()],
    ['FieldMetadata', shapes.FieldMetadata, builders.buildField({ fieldName: 'email' })],
    ['Group', shapes.Group, builders.buildGroup()],
    ['HydratedRevision', shapes.HydratedRevision, builders.buildHydratedRevision()],
    ['Installation', shapes.Installation, builders.buildInstallation()],
    ['Integration', shapes.Integration, builders.buildIntegration()],
    ['Log', shapes.Log, builders.buildLog()],
    ['Operation', shapes.Operation, builders.buildOperation()],
    ['Project', shapes.Project, builders.buildProject()],
    ['ProviderApp', shapes.ProviderApp, builders.buildProviderApp()],
    ['ProviderInfo', shapes.ProviderInfo, builders.buildProvider()],
    ['Revision', shapes.Revision, builders.buildRevision()],
  ] as const)('makes a %s of the contract’s shape', (_, shape, value) => {
    expect(shape.parse(value)).toEqual(value);
  });

  it('names an integration after its revision', () => {
    const content = builders.buildManifestIntegration({ name: 'other', provider: 'hubspot' });

    const integration = builders.buildIntegration({ latestRevision: builders.buildRevision({ content }) });

    expect(integration).toMatchObject({ name: 'other', provider: 'hubspot' });
  });

  it('gives each event an id of its own', () => {
    expect(builders.buildEvent('read').id).not.toBe(builders.buildEvent('read').id);
    expect(builders.buildEvent('connection.created').id).not.toBe(
      builders.buildEvent('connection.created').id,
    );
  });
});
