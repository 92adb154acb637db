import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/free-port.ts';
import { type ServerProcesses, withProcesses } from './server-process.fixture.ts';
import { type Received, type TestDestination, untilUp } from './test-destination.fixture.ts';

const username = 'dowel';
const password = 'the:päss of clickhouse';
const tableName = 'events';

/** ClickHouse, with a table. */
export const startClickhouse = (): Promise<TestDestination> => withProcesses('clickhouse', startIn);

async function startIn(processes: ServerProcesses): Promise<TestDestination> {
  const ports = { http: await freePort(), tcp: await freePort() };
  writeConfig(processes.folder, ports);
  processes.start('/usr/sbin/clickhouse-server', ['--config-file=config.xml']);
  const url = `http://127.0.0.1:${ports.http}`;
  await untilUp(() => query(url, 'SELECT 1'), 'ClickHouse');
  await query(
    url,
    `CREATE TABLE ${tableName} (messageId String, messageTime String, eventType String, topic String,
      groupRef String, text Nullable(String), count Int32, at DateTime) ENGINE = MergeTree ORDER BY messageId`,
  );
  const targetOf = (metadata: object) => ({
    metadata: { url, username, tableName, ...metadata },
    secrets: { password },
  });
  const target = targetOf({});
  const wrong = { ...target, secrets: { password: 'a-wrong-password' } };
  const missing = targetOf({ tableName: 'nobody' });
  return {
    target,
    carries: 'data',
    received: async () => {
      const rows = await query(url, `SELECT * FROM ${tableName} FORMAT JSONEachRow`);
      return rows.trim().split('\n').filter(Boolean).map(toReceived);
    },
    refusing: {
      'with a wrong password': {
        target: wrong,
        status: 401,
        reason: /ClickHouse error 193/,
        isLasting: true,
      },
      'without such a table': {
        target: missing,
        status: 404,
        reason: /ClickHouse error 60/,
        isLasting: true,
      },
    },
    at: ({ origin }) => targetOf({ url: origin }),
    stop: processes.stop,
  };
}

function toReceived(line: string): Received {
  const { messageId: id, messageTime: time, eventType, topic, ...body } = JSON.parse(line);
  return { id, topic, time, eventType, body };
}

async function query(url: string, sql: string): Promise<string> {
  const login = Buffer.from(`${username}:${password}`).toString('base64');
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Basic ${login}` },
    body: sql,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

function writeConfig(folder: string, { http, tcp }: { http: number; tcp: number }): void {
  for (const name of ['data', 'tmp']) mkdirSync(join(folder, name));
  writeFileSync(
    join(folder, 'config.xml'),
    `<yandex>
      <logger><level>none</level></logger>
      <http_port>${http}</http_port><tcp_port>${tcp}</tcp_port><listen_host>127.0.0.1</listen_host>
      <path>${folder}/data/</path><tmp_path>${folder}/tmp/</tmp_path><users_config>users.xml</users_config>
      <default_profile>default</default_profile><default_database>default</default_database>
      <mark_cache_size>100000000</mark_cache_size>
    </yandex>`,
  );
  const user = `<password>${password}</password><networks><ip>::/0</ip></networks><profile>default</profile><quota>default</quota>`;
  writeFileSync(
    join(folder, 'users.xml'),
    `<yandex>
      <profiles><default></default></profiles><quotas><default></default></quotas>
      <users><default>${user}</default><${username}>${user}</${username}></users>
    </yandex>`,
  );
}
