import { readRabbitmqServer } from '@dowel/schema/rules';
import { type ChannelModel, connect } from 'amqplib';
import { answering, CONNECT_TIMEOUT_MS, checkedAddresses, keepConnections } from './kept-connections.ts';

const HEARTBEAT_SECONDS = 10;

export const withRabbitmq = keepConnections<ChannelModel>({
  async open({ metadata, secrets }, outgoing, signal) {
    const server = readRabbitmqServer(metadata.serverUrl ?? '', metadata.tls);
    if (!server) throw new Error('The address of the server was not checked when it was stored.');
    const { isTls, hostname, port, vhost } = server;
    const protocol = isTls ? 'amqps' : 'amqp';
    const found = checkedAddresses(outgoing, protocol, server);
    await found;
    const { username = '', password = '' } = secrets;
    const login = { username, password, vhost: encodeURIComponent(vhost) };
    // The options go to net.connect() or tls.connect(), which also take a signal.
    const socket = { timeout: CONNECT_TIMEOUT_MS, noDelay: true, lookup: answering(found), signal };
    return connect({ protocol, hostname, port, ...login, heartbeat: HEARTBEAT_SECONDS }, socket);
  },
  whenEnded(connection, ended) {
    // Without a listener, an error of the connection would end the process. Whoever uses it hears of it too.
    connection.on('error', ended);
    connection.on('close', ended);
  },
  close: (connection) => connection.close(),
});
