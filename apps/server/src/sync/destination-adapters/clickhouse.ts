import { parseExactly } from '../../platform/exact-json.ts';
import type { AdapterTarget, DestinationAdapter, OutgoingMessage } from './destination-adapter.ts';
import { askHttp, type HttpAnswer, outcomeOfAnswer } from './http-attempt.ts';

/** Each message is a row, inserted over the HTTP interface. Members without a column are left out. */
export const clickhouse: DestinationAdapter = {
  async deliver(target, message, surroundings) {
    const { username = 'default' } = target.metadata;
    const login = Buffer.from(`${username}:${target.secrets.password ?? ''}`).toString('base64');
    const answer = await askHttp(
      target,
      insertAddress(target),
      {
        method: 'POST',
        headers: { authorization: `Basic ${login}`, 'content-type': 'application/x-ndjson' },
        body: rowOf(message),
      },
      surroundings,
    );
    if (answer.kind !== 'answered') return answer;
    return outcomeOfAnswer(answer, { code: errorCode(answer) });
  },
};

function insertAddress({ metadata }: AdapterTarget): URL {
  const { url = '', database = 'default', tableName = '' } = metadata;
  const address = new URL(url);
  const settings = {
    query: `INSERT INTO ${quoted(database)}.${quoted(tableName)} FORMAT JSONEachRow`,
    input_format_skip_unknown_fields: '1',
    date_time_input_format: 'best_effort',
  };
  for (const [name, value] of Object.entries(settings)) address.searchParams.set(name, value);
  return address;
}

function quoted(identifier: string): string {
  return `\`${identifier.replace(/[\\`]/g, '\\$&')}\``;
}

/** The members of `data`, and the ids of the message for tables that have columns for them. */
function rowOf({ id, time, eventType, topic, data }: OutgoingMessage): string {
  const ids = { messageId: id, messageTime: time.toISOString(), eventType, topic };
  return JSON.stringify({ ...ids, ...Object(parseExactly(data.toString())) });
}

function errorCode({ text }: HttpAnswer): string | undefined {
  const [, number] = /^Code: (\d{1,5})\b/.exec(text) ?? [];
  return number === undefined ? undefined : `ClickHouse error ${number}`;
}
