import type { StoppedConnection } from '../resources/stopped-connections.ts';
import { createTime, ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

const stopped: StoppedConnection = {
  connectionId: ids.connection,
  provider: 'box',
  groupRef: 'northwind',
  consumerRef: 'ada',
  stopTime: createTime,
  state: 'revoked',
  endTime: createTime,
};

export const stoppedConnectionsTexts = {
  tag: 'Stopped connections',
  description:
    'One call ends the access to the accounts of a group, of an integration or of a whole project, for example after a leak or when a customer leaves.',
  operations: {
    stopConnections: {
      summary: 'Stop connections',
      description:
        'From the answer on, nothing is sent with the credentials of these connections, and scheduled reads pause. The server then revokes the tokens at each provider that can do that, as fast as the limits of the provider allow, and deletes the credentials. It goes on after a restart. `listStoppedConnections` says what could not be revoked, and why. Some providers then also end what the same person has granted to the app elsewhere. A connection works again when somebody signs in to it again. Each stopped connection leads to a `connection.error`. Calling it again does no harm. Writes an entry to the audit log.',
      body: { groupRef: 'northwind' },
      answer: { connections: 3 },
    },
    listStoppedConnections: {
      summary: 'List the stopped connections of a project',
      description:
        'Lists the newest connections first: each that was stopped and to which nobody has signed in again since. What `state` says is `waiting` until the provider has answered.',
      answer: [stopped],
    },
  },
} satisfies ResourceTexts;
