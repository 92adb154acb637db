import { type Connector, parseConnector } from '@dowel/schema/connector';
import { describe, expect, it } from 'vitest';
import { documentFindings } from './compare.ts';
import { draftConnector } from './draft-connector.ts';
import { largerDesk } from './larch-desk.fixture.ts';
import { readApiDocument } from './read-document.ts';

const document = readApiDocument(largerDesk, 'larch.yaml');
const drafted = JSON.stringify(draftConnector(document, 'larchDesk')?.connector);

/** What is found after a piece of the connector's text was replaced. */
function findingsAfter(before: string, after: string): string[] {
  expect(drafted).toContain(before);
  const { connector, findings } = parseConnector(drafted.replaceAll(before, after), {
    alsoFind: (read: Connector) => documentFindings(read, document),
  });
  expect(connector).toBeDefined();
  return findings.map(({ severity, message }) => `${severity} ${message}`);
}

describe('a connector beside the document of its provider', () => {
  it.each([
    [
      'a wrong path',
      '"path":"/{objectName}"',
      '"path":"/v1/{objectName}"',
      'error GET /v1/tickets is not in the document. It has /tickets',
    ],
    [
      'a path of which the document has no word',
      '"path":"/{objectName}"',
      '"path":"/no-such-path"',
      'error GET /no-such-path is not in the document.',
    ],
    [
      'a parameter for the cursor that is not there',
      '"query":"cursor"',
      '"query":"after"',
      'error takes no query parameter "after". It takes cursor',
    ],
    ['a next cursor elsewhere', 'meta.next_cursor', 'paging.next', 'error has no member "paging.next"'],
    ['an end that no answer has', 'meta.has_more', 'meta.done', 'error has no member "meta.done"'],
    ['records elsewhere', '"records":"data"', '"records":"tickets"', 'error has no member "tickets"'],
    ['another id', '"record":{"id":"id"', '"record":{"id":"key"', 'error A record has no member "key"'],
    [
      'a time of another kind',
      '"member":"updated_at","format":"rfc3339"',
      '"member":"updated_at","format":"epochSeconds"',
      'error "updated_at" is a string in the document',
    ],
    ['a page that is too large', '"max":200', '"max":500', 'error at most 200 records'],
    [
      'a field that no record has',
      '"name":"subject"',
      '"name":"headline"',
      'error A record has no member "headline"',
    ],
    [
      'a field of another type',
      '"name":"urgent","type":"boolean"',
      '"name":"urgent","type":"int"',
      'error "urgent" is a boolean',
    ],
    [
      'a call for the fields that is not there',
      '"fields":{"source":"list","fields":',
      '"fields":{"source":"call","request":{"path":"/columns"},"records":".","members":{"name":"name"},"types":{"text":"string"},"also":',
      'error GET /columns is not in the document.',
    ],
    [
      'fields that have their names elsewhere',
      '"fields":{"source":"list","fields":',
      '"fields":{"source":"call","request":{"path":"/owners"},"records":".","members":{"name":"label"},"types":{"text":"string"},"also":',
      'error A field has no member "label".',
    ],
    [
      'a member that is left out',
      '{"name":"subject","type":"string"},',
      '',
      'warning Members of a record that are no fields: subject',
    ],
    [
      'a path that is deprecated',
      '"list":{"request":{"path":"/{objectName}"},"records":"."',
      '"list":{"request":{"path":"/people"},"records":"."',
      'warning GET /people is deprecated',
    ],
    [
      'a parameter that has to be there',
      '"list":{"request":{"path":"/{objectName}"},"records":"."',
      '"list":{"request":{"path":"/visits"},"records":"."',
      'error needs the query parameter "agent"',
    ],
    [
      'a parameter that is deprecated',
      '"list":{"request":{"path":"/{objectName}"},"records":"."',
      '"list":{"request":{"path":"/visits","query":{"agent":"a1","day":"1"}},"records":"."',
      'warning The query parameter "day" of GET /visits is deprecated',
    ],
    [
      'a value that a parameter does not take',
      '"list":{"request":{"path":"/{objectName}"}',
      '"list":{"request":{"path":"/{objectName}","query":{"status":"solved"}}',
      'error "status" of /tickets does not take "solved". It takes open, closed.',
    ],
    [
      'a value that no deleted record has',
      '"deletes":{"source":"unknown"}',
      '"deletes":{"source":"flag","member":"state","value":"deleted"}',
      'error "state" is never "deleted". It is open, closed, removed.',
    ],
    [
      'what a new record needs and nobody can send',
      '{"name":"subject","type":"string"},',
      '',
      'error needs "subject", which is no field that can be sent.',
    ],
    [
      'a list of ids and values',
      '"order":"none"',
      '"order":"none"',
      'warning "answers" is a list of names and values',
    ],
    [
      'a filter that is not used',
      '"order":"none"',
      '"order":"none"',
      'warning Not used of GET /tickets: status.',
    ],
    [
      'an address of the next page that is a number',
      '"style":"cursor","next":"meta.next_cursor","into":{"query":"cursor"}',
      '"style":"nextUrl","next":"meta.count"',
      'error "meta.count" is no address: it is a integer',
    ],
    [
      'an end that is no flag',
      '"member":"meta.has_more"',
      '"member":"meta.count"',
      'error "meta.count" is no true or false',
    ],
    [
      'a member of the answer of which the document says nothing',
      'meta.next_cursor',
      'meta.more.next',
      'warning "meta.more.next" of what GET /tickets answers could not be checked',
    ],
    [
      'an answer of which the document says nothing',
      '"list":{"request":{"path":"/{objectName}"},"records":"."',
      '"list":{"request":{"path":"/silent"},"records":"."',
      'warning What GET /silent answers could not be checked',
    ],
    [
      'a reference that leads nowhere',
      '"list":{"request":{"path":"/{objectName}"},"records":"."',
      '"list":{"request":{"path":"/split"},"records":"."',
      'error GET /split could not be checked: the document refers to ./split.yaml',
    ],
    [
      'a key in a header that is not there',
      '"header":"Larch-Idempotency-Key"',
      '"header":"Idempotency-Key"',
      'error POST /tickets takes no header parameter "Idempotency-Key". It takes Larch-Idempotency-Key',
    ],
    [
      'an id that is not the one of the path',
      '"record":{"id":"code"},',
      '"record":{"id":"larch_id"},',
      'error GET /tags/{code} takes the "code" of a record, and {id} is its "larch_id"',
    ],
    [
      'a filter that the list does not take',
      '"conditions":{"style":"parameters",',
      '"conditions":{"style":"parameters","equals":{"query":"{fieldName}"},"equalsFields":["subjet"],',
      'error GET /tickets takes no query parameter "subjet"',
    ],
    [
      'JSON in place of a form',
      '"encoding":"form",',
      '',
      'error POST /tags/{code} takes a form, and JSON is sent',
    ],
    [
      'a body that takes the fields elsewhere',
      '"wrap":"ticket"',
      '"wrap":"tickets"',
      'error The body of POST /tickets has no member "tickets"',
    ],
  ])('tells of %s', (_, before, after, finding) => {
    const [severity, ...words] = finding.split(' ');
    const message = words.join(' ').replaceAll(/[".{}]/g, '\\$&');
    expect(findingsAfter(before, after)).toContainEqual(
      expect.stringMatching(new RegExp(`^${severity} Of "\\w+": .*${message}`)),
    );
  });

  it('tells of what is wrong with any other object', () => {
    const found = findingsAfter('"objectNames":"listed"', '"objectNames":"any"');

    expect(found).toContainEqual(expect.stringMatching(/^error Of "\{objectName\}": GET .* is not in the/));
  });

  it('tells of a refusal of which no word is read', () => {
    const found = findingsAfter('"message":["error.message"', '"message":["fault.text"');

    expect(found).toContain('error No refusal has a member "fault.text". They have error.');
  });

  it('takes a field that can only be written', () => {
    const found = findingsAfter('"name":"urgent"', '"name":"send_mail"').filter((one) =>
      one.startsWith('error'),
    );

    expect(found).toEqual([]);
  });
});
