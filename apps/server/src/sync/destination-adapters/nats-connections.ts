import { isIP } from 'node:net';
import { readNatsServer } from '@dowel/schema/rules';
import { connect, jwtAuthenticator, type NatsConnection } from '@nats-io/transport-node';
import type { AdapterTarget } from './destination-adapter.ts';
import { CONNECT_TIMEOUT_MS, checkedAddresses, keepConnections } from './kept-connections.ts';

const PING_INTERVAL_MS = 10_000;

export const withNats = keepConnections<NatsConnection>({
  async open({ metadata, secrets }, outgoing, signal) {
    const server = readNatsServer(metadata.serverUrl ?? '', metadata.tls);
    if (!server) throw new Error('The address of the server was not checked when it was stored.');
    const addresses = await checkedAddresses(outgoing, server.isTls ? 'tls' : 'nats', server);
    const connection = await connect({
      ...loginOf(secrets),
      servers: addresses.map(({ address, family }) =>
        family === 6 ? `[${address}]:${server.port}` : `${address}:${server.port}`,
      ),
      tls: server.isTls ? certificateOf(server.hostname) : null,
      name: 'dowel',
      timeout: CONNECT_TIMEOUT_MS,
      pingInterval: PING_INTERVAL_MS,
      // An attempt fails with its connection, and the next one opens another.
      reconnect: false,
      // A server tells the addresses of others of its cluster. Nobody has checked those.
      ignoreClusterUpdates: true,
    });
    signal.addEventListener('abort', () => void connection.close());
    if (signal.aborted) void connection.close();
    return connection;
  },
  whenEnded: (connection, ended) => void connection.closed().then(ended),
  close: (connection) => connection.close(),
});

/**
 * Whose certificate is expected. The client passes this on to tls.connect(), and has no types for it: it takes the name
 * from the address that it connects to.
 */
function certificateOf(hostname: string): object {
  return { host: hostname, servername: isIP(hostname) ? '' : hostname };
}

function loginOf({ username, password, token, userJwt, nkeySeed }: AdapterTarget['secrets']) {
  return {
    ...(username && { user: username, pass: password ?? '' }),
    ...(token && { token }),
    ...(userJwt && { authenticator: jwtAuthenticator(userJwt, new TextEncoder().encode(nkeySeed ?? '')) }),
  };
}
