import type { Issue } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { affectedNames, byCause, homeTitle, untold } from './home.ts';
import { consequenceWords, issueState, issueTitle, stopsWords, wordsForAll } from './issues.ts';
import { actorWords } from './states.ts';
import { whatToTell } from './tell.ts';
import { isAsked, whoThere } from './who-there.ts';

const issue = (actor: string, reason = 'revoked'): Issue => ({
  id: '1',
  reason,
  since: '2026-11-24T02:14:09Z',
  actor,
  nextStep: 'Sign in again.',
  subject: { kind: 'connection', id: '2', name: 'Acme' },
  etag: '0',
  stops: 'everything',
  providerName: 'Juniper CRM',
  affects: { groupCount: 1, installationCount: 1, first: [] },
});

const names = { providerName: 'Juniper CRM', product: 'Ridgeline' };

it.each([
  [[], 'All is well'],
  [['builder'], 'One thing needs you'],
  [['builder', 'operator', 'consumer', 'consumer'], 'Two things need you, two wait for a customer'],
  [['builder', 'consumer'], 'One thing needs you, one waits for a customer'],
  [['builder', 'builder', 'consumer'], 'Two things need you, one waits for a customer'],
  [['consumer'], 'One thing needs a customer'],
  [['provider'], 'Nobody is needed; one thing mends itself'],
  [['provider', 'provider'], 'Nobody is needed; two things mend themselves'],
  [Array(13).fill('builder'), '13 things need you'],
  [
    [...Array(15).fill('builder'), ...Array(10).fill('consumer')],
    '15 things need you, 10 wait for a customer',
  ],
])('of %j, home says: %s', (actors, title) => {
  expect(homeTitle(actors.map((actor) => issue(actor)))).toBe(title);
});

it('never rings for what mends itself', () => {
  expect(issueState(issue('provider', 'provider_unreachable')).tone).toBe('info');
  expect(issueState(issue('consumer')).tone).toBe('warning');
  expect(issueState(issue('builder', 'destination_failing')).tone).toBe('danger');
});

it('names who did it, and says a reason that it does not know in its own words', () => {
  expect(issueTitle(issue('consumer'))).toBe('Juniper CRM withdrew the access');
  expect(issueTitle(issue('consumer', 'stopped'))).toBe('The connection to Juniper CRM was stopped');
  expect(issueTitle(issue('consumer', 'moon_phase'))).toBe('Acme: moon phase');
});

it('promises of messages only what the server says', () => {
  const failing = { ...issue('builder', 'destination_failing'), stops: 'deliveries' };
  expect(consequenceWords({ ...failing, words: 'Messages were given up.' })).toBe('Messages were given up');
  expect(consequenceWords(failing)).toBe('Messages');
  expect(consequenceWords(issue('consumer'))).toBe('All reads and writes');
});

it('asks customers who share an account, and tells them of nothing that stops', () => {
  const shared = { ...issue('builder', 'account_shared'), stops: 'nothing' };
  expect(issueState(shared)).toEqual({ tone: 'warning', icon: 'warning', words: 'Account shared' });
  const told = whatToTell({ ...names, actor: 'builder', reason: 'account_shared' });
  expect(told).toContain('tell us whether that is meant');
  expect(told).not.toContain('mending');
});

it('names whom it concerns, if they are few', () => {
  const at = (groupName: string) => ({
    groupRef: groupName.toLowerCase(),
    groupName,
    integrationId: '3',
    installationId: '4',
    integrationName: 'crm-sync',
  });
  const first = [at('Acme'), at('Brightwater')];
  const down = issue('provider', 'provider_unreachable');
  const affects = { groupCount: 2, installationCount: 2, first };
  expect(affectedNames({ ...down, affects })).toBe('2 installations of 2 customers: Acme, Brightwater');
  expect(affectedNames({ ...down, affects: { ...affects, groupCount: 33, installationCount: 33 } })).toBe(
    '33 installations of 33 customers',
  );
});

it.each([
  ['apiKey', 'Juniper CRM refuses the key', 'New key needed', 'enter what is valid there now'],
  [
    'oauth2/clientCredentials',
    'Juniper CRM gives no more tokens for the client id and secret',
    'New secret needed',
    'client id and secret',
  ],
  ['oauth2/authorizationCode', 'Juniper CRM withdrew the access', 'Sign-in needed', 'sign in again'],
])('says what has to be renewed of %s', (authScheme, title, short, told) => {
  const revoked: Issue = { ...issue('consumer'), authScheme: authScheme as 'apiKey' };
  expect(issueTitle(revoked)).toBe(title);
  expect(issueState(revoked).words).toBe(short);
  expect(whatToTell({ ...names, actor: 'consumer', reason: 'revoked', authScheme })).toContain(told);
});

it('tells refused writes and reads of the same reason apart', () => {
  const refused = { ...issue('consumer', 'forbidden'), objects: ['contacts'] };
  expect(issueTitle({ ...refused, stops: 'reads' })).toBe(
    'Juniper CRM does not show contacts to the account',
  );
  expect(issueTitle({ ...refused, stops: 'writes' })).toBe(
    'Juniper CRM does not let the account write contacts',
  );
});

it.each([
  ['forbidden', 'writes', 'with an account that may write it. What was written meanwhile did not arrive'],
  ['forbidden', 'reads', 'with an account that may see it. Nothing is lost.'],
  ['events_missing', 'events', 'whether your plan and the connected account allow webhooks'],
  ['subscription_refused', undefined, 'whether your plan and the connected account allow webhooks'],
])('asks for what is refused: %s of %s', (reason, stops, asked) => {
  expect(whatToTell({ ...names, actor: 'consumer', reason, stops })).toContain(asked);
});

describe('400 installations with one cause', () => {
  const of = (number: number): Issue => {
    const at = { groupRef: `g${number}`, groupName: `Customer ${number}`, integrationName: 'crm-sync' };
    const first = [{ ...at, integrationId: '3', installationId: `${number}` }];
    const affects = { groupCount: 1, installationCount: 1, first };
    return { ...issue('consumer'), id: `${number}`, affects };
  };
  const many = Array.from({ length: 400 }, (_, number) => of(number));
  const toldTime = '2026-11-24T03:00:00Z';

  it('are one row, which counts whom it concerns and who was told', () => {
    const [other] = [{ ...issue('consumer', 'forbidden'), id: 'other' }];
    const told = { ...of(7), toldTime };
    const rows = byCause([...many.with(7, told), other]);

    expect(rows.map((row) => [row.issue.id, row.same?.length, untold(row.same ?? []).length])).toEqual([
      ['0', 400, 399],
      ['other', undefined, 0],
    ]);
    expect(affectedNames(rows[0]?.issue ?? other)).toBe('400 installations of 400 customers');
  });

  it('count also whom an issue of many does not name', () => {
    const apps = many.slice(0, 8).map((one): Issue => {
      const affects = { ...one.affects, groupCount: 50, installationCount: 60 };
      return { ...one, affects };
    });
    const [row] = byCause(apps);
    expect(row && affectedNames(row.issue)).toBe('480 installations of 400 customers');
  });

  it('stay one by one while they are few, or when somebody has noted something', () => {
    expect(byCause(many.slice(0, 5))).toHaveLength(5);
    expect(byCause(many.with(1, { ...of(1), note: 'They know.' })).map((row) => row.issue.id)).toEqual([
      '0',
      '1',
    ]);
  });
});

it('counts nothing that somebody has paused on purpose', () => {
  const pause = issue('builder', 'reads_paused');
  expect(homeTitle([pause])).toBe('All is well');
  expect(issueState(pause)).toMatchObject({ tone: 'neutral', words: 'Paused on purpose' });
});

it('does not say that all is well of a run that waits', () => {
  expect(whatToTell({ ...names, actor: 'nobody', reason: 'waiting' })).toContain('allows no more calls');
});

it('says of an expired key on the page of a customer that it concerns calls of the backend', () => {
  const subject = { kind: 'apiKey', id: '3', name: 'Backend' };
  const expired = { ...issue('builder', 'api_key_expired'), subject, stops: 'calls' };
  expect(wordsForAll(expired)).toBe(
    'Your API key “Backend” has expired. That concerns all calls of your backend with it, not this customer alone.',
  );
});

it.each([
  ['This needs the scope crm.read.', 'apiKey', 'enter a key that may see it'],
  [
    'Sam may not see deals. An administrator can allow it.',
    'oauth2/authorizationCode',
    'sign in with an account',
  ],
])('quotes to the customer what the provider misses: %s', (missing, authScheme, step) => {
  const words = `Page 1 could not be read. Juniper CRM answered 403: ${missing} Nothing was delivered.`;
  const about = { ...names, actor: 'consumer', reason: 'forbidden' };
  const told = whatToTell({ ...about, words, authScheme, objects: ['deals'] });
  expect(told).toContain(`does not let Ridgeline see deals. It says: “${missing}” To go on`);
  expect(told).toContain(step);
});

it('promises of a refused write nothing that is not so', () => {
  const about = { ...names, actor: 'builder', reason: 'record_refused', stops: 'writes' };
  expect(whatToTell(about)).not.toContain('nothing is lost');
});

it('says of a provider that answers that it is out of order, not that it is silent', () => {
  const down = issue('provider', 'provider_unreachable');
  expect(issueTitle({ ...down, words: 'Juniper CRM answered 503: Down.' })).toContain('answers');
  expect(issueTitle(down)).toBe('Juniper CRM does not answer');
});

it('says of a field that must be chosen that it is done in the product, and that the rest flows', () => {
  const missing = { ...issue('consumer', 'mapping_missing'), stops: 'nothing' };
  expect(whoThere(missing, names.product)).toBe('anybody there who may change the settings in Ridgeline');
  expect(whoThere(issue('consumer', 'forbidden'), names.product)).toBe(
    'anybody there with an account at Juniper CRM',
  );
  expect(stopsWords(missing)).toBe('Only these fields are missing from the records');
  expect(whatToTell({ ...missing, ...names })).toContain('Everything else goes on as before.');
});

it('tells a customer that the provider is told, where only the provider can mend it', () => {
  const looping = issue('builder', 'provider_loop');
  expect(whatToTell({ ...looping, ...names })).toContain('We are reporting it to them.');
});

it('says that both act where the provider mends what one reports', () => {
  expect(actorWords('builder', 'Acme', 'Juniper CRM', true)).toBe('You report it, and Juniper CRM mends it');
  expect(actorWords('builder', 'Acme', 'Juniper CRM')).toBe('You');
});

it('tells a customer that what a deploy took away can be chosen later', () => {
  const gone = { ...issue('builder', 'object_not_deployed'), objects: ['contacts'] };
  const told = whatToTell({ ...gone, ...names });
  expect(told).toContain('Ridgeline does not read contacts from Juniper CRM any more.');
  expect(told).toContain('when you can choose it again');
});

it('asks the administrator of a customer for the secret of a provider app of their own', () => {
  const subject = { kind: 'providerApp', id: '2', name: 'Juniper CRM', groupRef: 'oak-finance' };
  const refused = { ...issue('builder', 'misconfigured_app'), subject };
  expect(issueTitle(refused)).toBe("Juniper CRM refuses the customer's own provider app");
  expect(whoThere(refused, names.product)).toContain('an administrator there, together with you');
  expect(isAsked(refused)).toBe(true);
  const told = whatToTell({ ...refused, ...names });
  expect(told).toContain('the client ID and secret that it has now');
  expect(told).not.toContain('You need not do anything');
  expect(isAsked(issue('builder', 'misconfigured_app'))).toBe(false);
});

it('names to the customer the field that has to be chosen', () => {
  const missing = { ...issue('consumer', 'mapping_missing'), words: 'No field is chosen for stage.' };
  expect(whatToTell({ ...missing, ...names })).toContain('needs a field of Juniper CRM for: stage.');
});

it('does not say that reads stop which only leave records out', () => {
  expect(stopsWords({ ...issue('builder', 'records'), stops: 'reads', objects: ['deals'] })).toBe(
    'Only these records are missing',
  );
});
