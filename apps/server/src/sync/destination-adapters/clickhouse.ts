import { parseExactly } from '../../platform/exact-json.ts';
import type { AdapterTarget, DestinationAdapter, OutgoingMessage } from './destination-adapter.ts';
import { askHttp, type HttpAnswer, isPage, outcomeOfAnswer } from './http-attempt.ts';

const UNKNOWN_SETTING = 'ClickHouse error 115';

/** Each message is a row, inserted over the HTTP interface. Members without a column are left out. */
export const clickhouse: DestinationAdapter = {
  async deliver(target, message, surroundings) {
    const { username = 'default' } = target.metadata;
    const login = Buffer.from(`${username}:${target.secrets.password ?? ''}`).toString('base64');
    const request = {
      method: 'POST',
      headers: { authorization: `Basic ${login}`, 'content-type': 'application/x-ndjson' },
      body: rowOf(message),
    };
    const insert = (token?: string) => askHttp(target, insertAddress(target, token), request, surroundings);
    let answer = await insert(message.replayId ?? message.id);
    // Servers before 22.2 know neither the token nor that they should wait.
    if (answer.kind === 'answered' && errorCode(answer) === UNKNOWN_SETTING) answer = await insert();
    if (answer.kind !== 'answered') return answer;
    const code = errorCode(answer);
    return outcomeOfAnswer(answer, { code, isTaken: code === undefined && !isPage(answer) });
  },
};

/** @param token tells messages apart in a table that drops repeats. Without it, equal rows of two messages are one row. */
function insertAddress({ metadata }: AdapterTarget, token: string | undefined): URL {
  const { url = '', database = 'default', tableName = '' } = metadata;
  const address = new URL(url);
  const settings = {
    query: `INSERT INTO ${quoted(database)}.${quoted(tableName)} FORMAT JSONEachRow`,
    input_format_skip_unknown_fields: '1',
    date_time_input_format: 'best_effort',
    // Where inserts are asynchronous, a user may have them answered before the row is stored.
    ...(token !== undefined && { insert_deduplication_token: token, wait_for_async_insert: '1' }),
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

/**
 * It may find an error after its status, and tell it at the end of the answer:
 * https://clickhouse.com/docs/interfaces/http#http_response_codes_caveats. When it loses the row on the way, an answer with
 * status 200 has it only in a header: https://github.com/ClickHouse/ClickHouse/issues/65117
 */
function errorCode({ text, headers }: HttpAnswer): string | undefined {
  const told = Number.parseInt(headers.get('x-clickhouse-exception-code') ?? '', 10);
  const [, written] = /^\s*(?:__exception__\s+(?:\w+\s+)?)?Code: (\d{1,5})\b/.exec(text) ?? [];
  const number = told > 0 ? told : written;
  return number === undefined ? undefined : `ClickHouse error ${number}`;
}
