import type { LookupAddress, LookupOptions } from 'node:dns';
import { readRabbitmqServer } from '@dowel/schema/rules';
import { type ChannelModel, connect } from 'amqplib';
import { CONNECT_TIMEOUT_MS, checkedAddresses, keepConnections } from './kept-connections.ts';

const HEARTBEAT_SECONDS = 10;

export const withRabbitmq = keepConnections<ChannelModel>({
  async open({ metadata, secrets }, outgoing, signal) {
    const server = readRabbitmqServer(metadata.serverUrl ?? '', metadata.tls);
    if (!server) throw new Error('The address of the server was not checked when it was stored.');
    const { isTls, hostname, port, vhost } = server;
    const protocol = isTls ? 'amqps' : 'amqp';
    const addresses = await checkedAddresses(outgoing, protocol, server);
    const { username = '', password = '' } = secrets;
    const login = { username, password, vhost: encodeURIComponent(vhost) };
    // The options go to net.connect() or tls.connect(), which also take a signal.
    const socket = { timeout: CONNECT_TIMEOUT_MS, noDelay: true, lookup: answering(addresses), signal };
    return connect({ protocol, hostname, port, ...login, heartbeat: HEARTBEAT_SECONDS }, socket);
  },
  whenEnded(connection, ended) {
    // Without a listener, an error of the connection would end the process. Whoever uses it hears of it too.
    connection.on('error', ended);
    connection.on('close', ended);
  },
  close: (connection) => connection.close(),
});

/** Answers every lookup with the addresses that were checked. */
function answering(addresses: LookupAddress[]) {
  return (
    _hostname: string,
    { all }: LookupOptions,
    callback: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
  ): void => {
    const [first] = addresses;
    if (all || !first) callback(null, addresses);
    else callback(null, first.address, first.family);
  };
}
