import { DowelClient } from '@dowel/client';
import { endpoints } from '@dowel/schema';
import { eq } from 'drizzle-orm';
import { inject } from 'vitest';
import { deliveries, destinations } from '../../src/platform/db/tables.ts';
import { readEnv } from '../../src/platform/env/env.ts';
import { createLog } from '../../src/platform/log.ts';
import { loadCatalogue } from '../../src/providers/providers/load-catalogue.ts';
import { messagesOf } from '../../src/sync/events/stored-events.fixture.ts';
import { everyMemberFile } from '../every-member.ts';
import { approve, openSandboxAccount } from '../sandbox-control.ts';
import { startSignInServer } from '../signing-in.ts';
import { contractProvidersFile } from './contract-providers.ts';
import { everyReasonContract } from './declared-problems.ts';
import { startMocks } from './mocks-target.ts';
import { publicKeyPem } from './public-key.ts';
import { sameWordsContract } from './same-words.ts';
import { backendParts, contractSuite, pageParts } from './suite.ts';
import { type ContractTarget, longAgo } from './target.ts';

// @holds S161
const server = contractSuite('the server', startServer, [...pageParts, ...backendParts]);
everyReasonContract(server);
const mocks = contractSuite('the mocks beside it', startMocks, pageParts);
sameWordsContract(server, mocks);

/** The server as a target of the contract, with a real provider to sign in to. */
async function startServer(): Promise<ContractTarget> {
  const env = readEnv({
    DOWEL_SANDBOX_URL: inject('sandboxUrl'),
    DOWEL_CATALOGUE_FILES: [everyMemberFile, contractProvidersFile].join(','),
  });
  const txtRecords = new Map<string, string[]>();
  const findTxtRecords = async (name: string) => txtRecords.get(name) ?? [];
  const server = await startSignInServer({
    findTxtRecords,
    catalogue: loadCatalogue(env, createLog('silent')),
  });
  const { project, apiKey, given } = server;
  const frontendKey = await server.makeFrontendKey();
  const baseUrl = 'http://dowel.test/v1';
  const client = new DowelClient({ baseUrl, project: project.name, apiKey, fetch: server.fetch });
  const accounts = {
    usual: await openSandboxAccount(server.sandboxUrl),
    other: await openSandboxAccount(server.sandboxUrl),
  };
  let account = accounts.usual;
  return {
    operations: Object.values(endpoints).map(({ wire }) => wire.operation),
    baseUrl,
    fetch: server.fetch,
    project: project.name,
    otherProject: (await given.project()).name,
    apiKey,
    frontendKey,
    token: (identity) => given.consumerToken(identity),
    expiredToken: (identity) => given.consumerToken({ ...identity, issuedAt: longAgo.getTime() / 1000 }),
    integrations: { apiKey: await given.integration(), oauth: await given.integration({ oauth: true }) },
    credentials: { good: account.apiKey, refused: 'juniper_wrong' },
    useAccount(which) {
      account = accounts[which];
      return account.apiKey;
    },
    refusalWords: 'This API key is not known. The keys of the demo accounts are on the home page.',
    publicKeyPem: await publicKeyPem(),
    async signIn(url, { deny = false } = {}) {
      const address = await server.consent(url, {
        account: account.accountId,
        decision: deny ? 'deny' : 'allow',
      });
      const { result } = await server.visit(address);
      return result.message;
    },
    async approve(url, { deny = false } = {}) {
      const back = await approve(url, { decision: deny ? 'deny' : 'allow' });
      const { text } = await server.visit(back);
      return JSON.parse(/id="dowel-answer">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null').message;
    },
    accountCode: account.accountId,
    refusedAccountCode: 'nobody',
    refusedStepWords: 'Juniper has no account with the code "•••".',
    async builder({ orgId, ...options } = {}) {
      const { id, email, token } = await given.builder({ ...options, ...(orgId && { orgId }) });
      return { id, email, sessionToken: token };
    },
    publishTxt: (name, value) => txtRecords.set(name, [...(txtRecords.get(name) ?? []), value]),
    integration: (content) =>
      client.integrations.create({
        name: content.name,
        provider: content.provider,
        latestRevision: { specVersion: '1.0.0', content },
      }),
    destination: (name) =>
      client.destinations.create({
        name,
        type: 'webhook',
        metadata: { url: 'https://hooks.acme.example' },
      }),
    operation: (installation, result) =>
      given.operation(installation, {
        result,
        logs: [{ time: server.now(), severity: 'INFO', msg: 'Read a page.', details: {} }],
      }),
    failDelivery: (id) =>
      server.dependencies.db
        .update(deliveries)
        .set({ status: 'failed', dueTime: null })
        .where(eq(deliveries.id, id)),
    disableDestination: (id) =>
      server.dependencies.db
        .update(destinations)
        .set({ failingSinceTime: server.now(), disabledTime: server.now() })
        .where(eq(destinations.id, id)),
    deliverDue: (...ids) => server.runJobs(({ id }) => ids.some((about) => id.includes(about))),
    events: () => messagesOf(server),
    refreshStatistics: () => server.dependencies.db.execute('analyze'),
  };
}
