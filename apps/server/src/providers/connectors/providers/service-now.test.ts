import { describe, expect, it } from 'vitest';
import { parseExactly } from '../../../platform/exact-json.ts';
import { ProviderText } from '../../provider-words/provider-text.ts';
import { serving, writing } from '../engine/answering.fixture.ts';
import { readPage } from '../engine/read-page.ts';
import { serviceNow } from './service-now.ts';

const request = { objectName: 'incident', fields: [], pageSize: 2 };
const until = new Date('2026-03-01T10:00:00Z');
const filters = (value: string) => [{ fieldName: 'category', value }];

describe('the connector of ServiceNow', () => {
  it('goes on behind the last record, and behind an empty page at its address', async () => {
    const next = { link: '<https://acme.test/api/now/table/incident?sysparm_offset=4>;rel="next"' };
    const answers = [
      { body: { result: [{ sys_id: 'a' }, { sys_id: 'b' }] }, headers: next },
      { body: { result: [] }, headers: next },
      { body: { result: [{ sys_id: 'c' }] } },
    ];
    const { fetch, requests } = serving(() => answers[requests.length - 1] ?? { body: {} });

    let cursor: ProviderText | undefined;
    for (let page = 0; page < 3; page += 1) {
      const read = await readPage(serviceNow, { ...request, until, ...(cursor && { cursor }) }, fetch);
      cursor = read.nextCursor;
    }

    const [, behind, address] = requests.map(({ url }) => new URL(url).searchParams);
    expect(behind?.get('sysparm_query')).toBe(
      'sys_updated_on<=2026-03-01 10:00:00^sys_id>=b^sys_id!=b^ORDERBYsys_id',
    );
    expect(address?.get('sysparm_offset')).toBe('4');
    expect(cursor).toBeUndefined();
  });

  // https://support.servicenow.com/kb?id=kb_article_view&sysparm_article=KB1297438
  it('has not ended with a page that a quota of the instance cut off', async () => {
    const words = 'Transaction cancelled: maximum execution time exceeded';
    const cut = { result: [{ sys_id: 'a' }], error: { message: words, detail: words }, status: 'failure' };
    const { fetch } = serving(() => ({ body: cut }));

    const cursor = new ProviderText(JSON.stringify([null, 0, 'a']));

    for (const more of [{}, { cursor }])
      await expect(readPage(serviceNow, { ...request, ...more }, fetch)).rejects.toMatchObject({
        kind: 'too_large',
      });
  });

  it('writes a separator in a value twice, and sends no value that would be run', async () => {
    const { fetch, requests } = serving(() => ({ body: { result: [] } }));

    await readPage(serviceNow, { ...request, filters: filters('a^ORactive=true') }, fetch);
    const script = readPage(serviceNow, { ...request, filters: filters(' JavaScript:gs.log()') }, fetch);

    await expect(script).rejects.toMatchObject({ kind: 'rejected' });
    expect(requests.map(({ url }) => new URL(url).searchParams.get('sysparm_query'))).toEqual([
      'category=a^^ORactive=true^ORDERBYsys_id',
    ]);
  });

  it('is asked for a number with many digits', async () => {
    const { fetch, requests } = serving(() => ({ body: { result: [] } }));
    // As a search passes it on.
    const value = Object(parseExactly('9007199254740993'));

    await readPage(serviceNow, { ...request, filters: [{ fieldName: 'category', value }] }, fetch);

    expect(new URL(requests[0]?.url ?? '').searchParams.get('sysparm_query')).toBe(
      'category=9007199254740993^ORDERBYsys_id',
    );
  });

  it('is not asked for a field that the table may lack, which an instance would ignore', async () => {
    const { fetch, requests } = serving(() => ({ body: { result: [] } }));
    const asked = { ...request, filters: [{ fieldName: 'categroy', value: 'a' }] };

    await expect(readPage(serviceNow, asked, fetch)).rejects.toMatchObject({ kind: 'rejected' });
    expect(requests).toEqual([]);
  });

  // https://www.servicenow.com/docs/r/api-reference/rest-apis/c_TableAPI.html: an answer has every field of the table, and
  // comments as an empty text, because they are stored in another table.
  it('says which field a table lacks, and nothing of comments, which no answer has', async () => {
    const result = { sys_id: '7', state: '2', comments: '', work_notes: '' };
    const { write } = writing(serviceNow, () => ({ body: { result } }));
    const how = { objectName: 'incident', recordId: '7', type: 'update' } as const;
    const record = { state: '2', comments: 'Called back.', work_notes: 'Twice.', u_wall: 'north' };

    expect(await write({ ...how, record })).toMatchObject({ otherwise: ['u_wall'] });
  });
});
