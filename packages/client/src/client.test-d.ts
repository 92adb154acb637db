import type {
  BatchWriteResult,
  Connection,
  DeployPlan,
  Installation,
  Operation,
  OperationPage,
  Topic,
  WriteAnswer,
} from '@dowel/schema';
import { expectTypeOf } from 'vitest';
import { DowelClient } from './client.ts';
import type { DowelError } from './errors.ts';
import type { DowelClientOptions } from './options.ts';

const getToken = async () => 'token';
declare const client: DowelClient;
declare const error: DowelError;

expectTypeOf({ project: 'demo', apiKey: 'k' }).toExtend<DowelClientOptions>();
expectTypeOf({ project: 'demo', getToken }).toExtend<DowelClientOptions>();
// @ts-expect-error Neither way to sign in.
new DowelClient({ project: 'demo' });
// @ts-expect-error Both ways to sign in.
new DowelClient({ project: 'demo', apiKey: 'k', getToken });
// @ts-expect-error A key speaks for the whole project.
new DowelClient({ project: 'demo', apiKey: 'k', identity: { groupRef: 'g', consumerRef: 'c' } });

expectTypeOf(client.installations.get('i', 'n')).resolves.toEqualTypeOf<Installation>();
expectTypeOf(client.installations.find('i', { groupRef: 'g' })).resolves.toEqualTypeOf<Installation | null>();
expectTypeOf(client.installations.delete('i', 'n')).resolves.toEqualTypeOf<undefined>();
expectTypeOf(client.integrations.plan({ sourceYaml: '' })).resolves.toEqualTypeOf<DeployPlan>();
expectTypeOf(client.connections.oauthUpdate('c')).resolves.toEqualTypeOf<string>();
expectTypeOf(client.operations.listPage('i', 'n')).resolves.toEqualTypeOf<OperationPage>();
expectTypeOf(client.operations.list('i', 'n')).toExtend<AsyncIterable<Operation>>();
expectTypeOf(client.connections.list({ pageSize: 5 })).toExtend<AsyncIterable<Connection>>();
expectTypeOf(client.topics.list()).resolves.toEqualTypeOf<Topic[]>();
const one = { groupRef: 'g', record: { name: 'n' } };
expectTypeOf(client.write.create('i', 'o', one)).resolves.toEqualTypeOf<WriteAnswer>();
const many = { groupRef: 'g', type: 'create' as const, batch: [{ record: {} }] };
expectTypeOf(client.write.batch('i', 'o', many)).resolves.toEqualTypeOf<BatchWriteResult>();
const later = { ...many, mode: 'asynchronous' as const };
expectTypeOf(client.write.batch('i', 'o', later)).resolves.toEqualTypeOf<WriteAnswer>();
const second = { groupRef: 'g', installationRef: 'emea' };
client.write.delete('i', 'o', { ...second, record: { id: 'r' } });
client.reads.deliverResults('i', 'o', { ...second, pages: 1 });
client.installations.find('i', second);
// What an answer may lack can be passed on, with exactOptionalPropertyTypes too.
declare const installation: Installation;
const { installationRef, name } = installation;
const content = { provider: 'p' };
declare const on: boolean | undefined;
client.installations.find('i', { groupRef: 'g', installationRef });
client.installations.create('i', { groupRef: 'g', name, config: { content } }, { skipSampling: on });
client.integrations.deploy({ sourceYaml: '' }, { strict: on, destructive: on, message: name });
client.proxy.fetch({ integrationName: 'i', groupRef: 'g', installationRef }, '/me', { throttle: on });
// @ts-expect-error A record that is changed needs its id.
client.write.update('i', 'o', one);
// @ts-expect-error A query comes before the options.
client.topics.list({ retry: { limit: 0 } });
expectTypeOf(client.topics.list().withResponse()).resolves.toHaveProperty('response');

// @ts-expect-error The project is the client's.
client.connections.oauthConnect({ projectIdOrName: 'p', provider: 'p', groupRef: 'g', consumerRef: 'c' });
// @ts-expect-error Exactly one manifest source.
client.integrations.deploy({ sourceYaml: '', sourceZipUrl: '' });

// Editors suggest the known codes. Codes of a newer server are allowed too.
expectTypeOf<'group_already_installed'>().toExtend<typeof error.code>();
expectTypeOf<string>().toExtend<typeof error.code>();
