import { describe, expect, it } from 'vitest';
import { findDoubts } from './doubts.ts';
import { readEnv, withListeningPort } from './env.ts';

describe('reading the environment', () => {
  it('needs nothing in development', () => {
    expect(readEnv({})).toMatchObject({
      mode: 'development',
      port: 4310,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:4310',
      sandboxUrl: 'http://localhost:4320',
      seed: 'demo',
    });
  });

  it('seeds nothing in production', () => {
    const env = readEnv({ NODE_ENV: 'production', DOWEL_PUBLIC_ORIGIN: 'https://dowel.example' });

    expect(env).toMatchObject({ seed: 'none', sandboxUrl: undefined });
  });

  it('wants to know its own address in production', () => {
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(
      /^DOWEL_PUBLIC_ORIGIN is not set.* for example DOWEL_PUBLIC_ORIGIN=https:/,
    );
  });

  it.each([
    ['https://tools.example/dowel/', 'https://tools.example/dowel'],
    ['https://tools.example:8443/a/b', 'https://tools.example:8443/a/b'],
    ['HTTPS://Tools.example', 'https://tools.example'],
  ])('keeps the path of %s', (set, publicUrl) => {
    const env = readEnv({ DOWEL_PUBLIC_ORIGIN: set });

    expect(env).toMatchObject({ publicUrl, publicOrigin: new URL(publicUrl).origin });
  });

  it.each([
    'https://x.example/?a=b',
    'https://x.example/#a',
    'https://x.example/console/',
    'x.example',
    'ftp://x.example',
  ])('refuses %s as its own address', (text) => {
    expect(() => readEnv({ DOWEL_PUBLIC_ORIGIN: text })).toThrow('DOWEL_PUBLIC_ORIGIN');
  });

  it('reads how many connections PostgreSQL may get', () => {
    expect(readEnv({}).databasePoolSize).toBe(10);
    expect(readEnv({ DOWEL_DATABASE_POOL_SIZE: '25' }).databasePoolSize).toBe(25);
    expect(() => readEnv({ DOWEL_DATABASE_POOL_SIZE: '0' })).toThrow('DOWEL_DATABASE_POOL_SIZE');
  });

  it('keeps builders signed in for hours in a browser and for days on a command line', () => {
    const hours = (given: Record<string, string>) => {
      const { browserSessionMs, cliSessionMs } = readEnv(given);
      return [browserSessionMs, cliSessionMs].map((ms) => ms / 3_600_000);
    };

    expect(hours({})).toEqual([12, 90 * 24]);
    expect(hours({ DOWEL_BROWSER_SESSION_HOURS: '0.5', DOWEL_CLI_SESSION_DAYS: '7' })).toEqual([0.5, 168]);
    expect(() => readEnv({ DOWEL_CLI_SESSION_DAYS: '400' })).toThrow('DOWEL_CLI_SESSION_DAYS');
  });

  it('waits before it stops only in production, unless told how long', () => {
    const production = { NODE_ENV: 'production', DOWEL_PUBLIC_ORIGIN: 'https://dowel.example' };

    expect(readEnv({}).stopDelayMs).toBe(0);
    expect(readEnv(production).stopDelayMs).toBe(3000);
    expect(readEnv({ ...production, DOWEL_STOP_DELAY_SECONDS: '0.5' }).stopDelayMs).toBe(500);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readEnv({ DATABASE_URL: '', DOWEL_CATALOGUE_FILES: '' })).toMatchObject({
      databaseUrl: undefined,
      catalogueFiles: [],
    });
  });

  it('takes a value without the space and the new line around it', () => {
    const { databaseUrl, objectStore, port } = readEnv({
      DATABASE_URL: 'postgres://localhost/dowel\n',
      DOWEL_OBJECT_STORE_URL: ' https://store.example/bucket ',
      DOWEL_OBJECT_STORE_KEY_ID: 'key\r\n',
      DOWEL_OBJECT_STORE_SECRET_KEY: 'secret\n',
      DOWEL_PORT: '\n',
    });

    expect(databaseUrl).toBe('postgres://localhost/dowel');
    expect(objectStore).toMatchObject({ secretKey: 'secret' });
    expect(port).toBe(4310);
  });

  it('ignores the variables that Kubernetes sets for a service called "dowel"', () => {
    const told = {
      DOWEL_PORT: 'tcp://10.0.0.11:80',
      DOWEL_PORT_80_TCP: 'tcp://10.0.0.11:80',
      DOWEL_PORT_80_TCP_PORT: '80',
      DOWEL_SERVICE_HOST: '10.0.0.11',
      DOWEL_SERVICE_PORT: '80',
      DOWEL_SERVICE_PORT_HTTP: '80',
    };

    expect(readEnv(told)).toMatchObject({ port: 4310, doubts: [] });
  });

  it.each([
    ['DOWEL_ENCRYPTION_KEY', 'DOWEL_ENCRYPTION_KEYS'],
    ['DOWEL_DATABASE_URL', 'DATABASE_URL'],
    ['DOWEL_ALLOWED_PRIVATE_NETWORKS', 'DOWEL_ALLOW_PRIVATE_NETWORK'],
  ])('says that %s does nothing, and that %s is a setting', (variable, setting) => {
    expect(readEnv({ [variable]: 'x' }).doubts).toEqual([
      `The server does not read ${variable}, so it does nothing. Is ${setting} meant, which is not set?`,
    ]);
  });

  it('says nothing of variables of other programs', () => {
    const others = ['DOWEL_API_KEY', 'DOWEL_BASE_URL', 'DOWEL_PROJECT', 'DOWEL_SANDBOX_PORT', 'DATABASE_URI'];

    expect(readEnv(Object.fromEntries(others.map((name) => [name, 'x']))).doubts).toEqual([]);
  });

  it('doubts that few open files are enough', () => {
    const doubts = (limit: string) => findDoubts({}, [], 4310, `Max open files   ${limit}   files`);

    expect(doubts('256                  256')).toEqual([
      expect.stringMatching(/^This process may open only 256 files/),
    ]);
    expect(doubts('1024                 524288')).toEqual([]);
    expect(doubts('unlimited            unlimited')).toEqual([]);
  });

  it('doubts that a server with a public address is meant for development', () => {
    const doubts = (given: Record<string, string>) => readEnv(given).doubts;
    const DOWEL_PUBLIC_ORIGIN = 'https://dowel.example';

    expect(doubts({ DOWEL_PUBLIC_ORIGIN })).toEqual([expect.stringMatching(/^NODE_ENV is not "production"/)]);
    expect(doubts({ DOWEL_PUBLIC_ORIGIN, NODE_ENV: 'production' })).toEqual([]);
    expect(doubts({ DOWEL_PUBLIC_ORIGIN: 'http://localhost:4310' })).toEqual([]);
  });

  it.each(['HTTPS_PROXY', 'https_proxy', 'ALL_PROXY'])('says that calls do not go through %s', (variable) => {
    expect(readEnv({ [variable]: 'http://proxy.example:3128' }).doubts).toEqual([
      `The server does not use the proxy of ${variable}. Calls to providers and destinations fail unless it can reach them directly.`,
    ]);
    expect(readEnv({ [variable]: '' }).doubts).toEqual([]);
  });

  it('says that it listens elsewhere than where a hosting platform sends requests', () => {
    const inProduction = { NODE_ENV: 'production', DOWEL_PUBLIC_ORIGIN: 'https://dowel.example' };
    const doubts = (given: Record<string, string>) => readEnv({ ...inProduction, ...given }).doubts;

    expect(doubts({ PORT: '8080' })).toEqual([
      'PORT is 8080, and the server listens at 4310. If requests arrive at PORT, set DOWEL_PORT to it.',
    ]);
    expect(doubts({ PORT: '8080', DOWEL_PORT: '8080' })).toEqual([]);
    expect(readEnv({ PORT: '8080' }).doubts).toEqual([]);
  });

  it.each([
    ['DOWEL_SMTP_URL', { DOWEL_MAIL_FROM: 'dowel@example.com' }],
    ['DOWEL_OBJECT_STORE_URL', { DOWEL_OBJECT_STORE_REGION: 'eu', DOWEL_OBJECT_STORE_KEY_ID: 'k' }],
    ['DOWEL_OIDC_ISSUER', { DOWEL_OIDC_CLIENT_ID: 'dowel', DOWEL_OIDC_EMAIL_DOMAINS: 'acme.example' }],
  ])('says what does nothing without %s', (missing, given) => {
    expect(readEnv(given).doubts).toEqual(
      Object.keys(given).map((name) => `${name} does nothing, because ${missing} is not set.`),
    );
  });

  it('reads lists and addresses', () => {
    expect(
      readEnv({ DOWEL_CATALOGUE_FILES: 'a.json, b.json', DOWEL_PUBLIC_ORIGIN: 'https://dowel.example/' }),
    ).toMatchObject({
      catalogueFiles: ['a.json', 'b.json'],
      publicUrl: 'https://dowel.example',
    });
  });

  it.each(['*.com', '*.co.uk', 'https://crm.acme.example', 'crm', 'crm.acme.example/x'])(
    'refuses %s as a host that secrets may be sent to',
    (host) => {
      expect(() => readEnv({ DOWEL_PROVIDER_HOSTS: `crm.acme.example, ${host}` })).toThrow(
        'DOWEL_PROVIDER_HOSTS',
      );
    },
  );

  it('takes hosts, domains, and domains of one company that it gives names under', () => {
    const hosts = ['crm.acme.example', '*.acme.example:8443', '*.myshopify.com'];

    expect(readEnv({ DOWEL_PROVIDER_HOSTS: hosts.join(', ') }).providerHosts).toEqual(hosts);
  });

  it('names the port that was free in the public origin, unless that is set', () => {
    const free = withListeningPort(readEnv({ DOWEL_PORT: '0' }), 5123);
    const set = withListeningPort(
      readEnv({ DOWEL_PORT: '0', DOWEL_PUBLIC_ORIGIN: 'https://dowel.example' }),
      5123,
    );

    expect(free).toMatchObject({ port: 5123, publicUrl: 'http://localhost:5123' });
    expect(set).toMatchObject({ port: 5123, publicUrl: 'https://dowel.example' });
  });

  it('takes the address of a database with several servers, each of which must be one', () => {
    const several = 'postgres://dowel:s%40fe@one:5432,two,[::1]:5433/dowel?sslmode=require';

    expect(readEnv({ DATABASE_URL: several })).toMatchObject({ databaseUrl: several });
    expect(() => readEnv({ DATABASE_URL: 'postgres://one:5432,two:port/dowel' })).toThrow('DATABASE_URL');
    expect(() => readEnv({ DATABASE_URL: 'postgres://one:5432,/dowel' })).toThrow('DATABASE_URL');
  });

  it('takes one replica, of a PostgreSQL database', () => {
    const primary = { DATABASE_URL: 'postgres://one/dowel' };
    const replica = 'postgres://two:5433/dowel';

    expect(readEnv({ ...primary, DATABASE_READ_URL: replica })).toMatchObject({ databaseReadUrl: replica });
    expect(() => readEnv({ ...primary, DATABASE_READ_URL: 'postgres://two,three/dowel' })).toThrow(
      'DATABASE_READ_URL',
    );
    expect(() => readEnv({ DATABASE_READ_URL: replica })).toThrow('Set DATABASE_URL to the primary');
  });

  it('refuses a rate at which no request is ever taken, and names it', () => {
    expect(() => readEnv({ DOWEL_RATE_LIMIT_PER_ADDRESS: '0.05' })).toThrow('DOWEL_RATE_LIMIT_PER_ADDRESS');
    expect(readEnv({ DOWEL_RATE_LIMIT_PER_ADDRESS: '0.1' }).rateLimits.perSecond.address).toBe(0.1);
  });

  it.each([
    [
      { DOWEL_READ_HOST: 'api.oak.example', DOWEL_WRITE_HOST: 'API.oak.example' },
      'DOWEL_READ_HOST and DOWEL_WRITE_HOST',
    ],
    [{ DOWEL_PROXY_HOST: 'oak.example' }, 'DOWEL_PUBLIC_ORIGIN and DOWEL_PROXY_HOST'],
  ])('refuses one host for two things in %j', (hosts, named) => {
    const DOWEL_PUBLIC_ORIGIN = 'https://oak.example/dowel';

    expect(() => readEnv({ DOWEL_PUBLIC_ORIGIN, ...hosts })).toThrow(`${named} name the same host`);
  });

  it('names every variable that cannot be used', () => {
    expect(() => readEnv({ DOWEL_PORT: 'http', DATABASE_URL: 'mysql://x' })).toThrow(
      /DOWEL_PORT[\s\S]*DATABASE_URL|DATABASE_URL[\s\S]*DOWEL_PORT/,
    );
  });
});

describe('reading the sign-in service of builders', () => {
  const issuer = 'https://id.example/tenant';

  it('has none unless it is set', () => {
    expect(readEnv({}).oidc).toBeUndefined();
  });

  it('takes empty variables for unset ones, as a container gets them', () => {
    const { oidc } = readEnv({
      DOWEL_OIDC_ISSUER: '',
      DOWEL_OIDC_CLIENT_ID: '',
      DOWEL_OIDC_SCOPES: '',
      DOWEL_OIDC_EMAIL_DOMAINS: '',
    });

    expect(oidc).toBeUndefined();
  });

  it('calls the service by its host, and asks for the address', () => {
    const { oidc } = readEnv({ DOWEL_OIDC_ISSUER: issuer, DOWEL_OIDC_CLIENT_ID: 'dowel' });

    expect(oidc).toEqual({
      issuer: new URL(issuer),
      clientId: 'dowel',
      clientSecret: undefined,
      scopes: ['openid', 'email', 'profile'],
      name: 'id.example',
      emailDomains: [],
    });
  });

  it('takes the domains as they stand in DNS', () => {
    const set = { DOWEL_OIDC_ISSUER: issuer, DOWEL_OIDC_CLIENT_ID: 'dowel' };
    const { oidc } = readEnv({ ...set, DOWEL_OIDC_EMAIL_DOMAINS: 'BÜCHER.example, acme.example.' });

    expect(oidc?.emailDomains).toEqual(['xn--bcher-kva.example', 'acme.example']);
  });

  it.each([
    [{ DOWEL_OIDC_ISSUER: issuer }, 'DOWEL_OIDC_CLIENT_ID'],
    [{ DOWEL_OIDC_ISSUER: 'id.example', DOWEL_OIDC_CLIENT_ID: 'dowel' }, 'DOWEL_OIDC_ISSUER'],
    [
      { DOWEL_OIDC_ISSUER: issuer, DOWEL_OIDC_CLIENT_ID: 'dowel', DOWEL_OIDC_SCOPES: 'email profile' },
      'must contain "openid"',
    ],
    [
      { DOWEL_OIDC_ISSUER: issuer, DOWEL_OIDC_CLIENT_ID: 'dowel', DOWEL_OIDC_EMAIL_DOMAINS: '@acme.example' },
      'must be a domain',
    ],
  ])('refuses %j', (variables, named) => {
    expect(() => readEnv(variables)).toThrow(named);
  });
});
