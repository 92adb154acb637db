import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogueDocument } from './catalogue-table.ts';

const [table = '', identity = '', revocation = ''] = catalogueDocument().split(
  /## (?:Whose account it is|How tokens are revoked)\n/,
);
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const linesOf = (section: string) => section.split('\n').filter((line) => /^\| (?!-|Provider)/.test(line));
const rowOf = (name: string) => rows.find((cells) => cells[2] === `\`${name}\``)?.slice(3, -1);

describe('the page of providers', () => {
  it('has every provider, each with a link to its entry', () => {
    const files = rows.map(([, link = '']) => /\]\(\.\.\/(.*)\)/.exec(link)?.[1] ?? '');

    expect(rows).toHaveLength(263);
    expect(
      files.filter((file) => !existsSync(fileURLToPath(new URL(`../${file}`, import.meta.url)))),
    ).toEqual([]);
  });

  it.each([
    [
      'hubspot',
      [
        'OAuth 2',
        '**crm**',
        'proxy, read, write, subscribe, delete',
        'OAuth app with scopes, Optional scopes',
        '',
      ],
    ],
    ['freshdesk', ['API key as basic', '', 'proxy', '', 'Freshdesk subdomain, API key']],
    ['lemlist', ['API key in query', '', 'proxy', '', 'API key']],
    [
      'datadog',
      ['own headers or query', '', 'proxy, read, write, delete', '', 'Site, API key, Application key'],
    ],
    ['adp', ["OAuth 2, the customer's own client", '', 'nothing yet', '', 'client ID, client secret']],
  ])('says how people sign in to %s, what works, and who gives what', (name, cells) => {
    expect(rowOf(name)).toEqual(cells);
  });

  it('says of each whose word it is whose account it is, or why nobody tells', () => {
    const lines = linesOf(identity);
    const told = lines.filter((line) => line.split('|').length === 5).join(', ');
    const titles = rows.map(([, link = '']) => /\[(.*)\]/.exec(link)?.[1] ?? '');
    const lineOf = (title: string) => lines.filter((line) => new RegExp(`[|,] ${title}[,]? `).test(line));

    expect(titles.filter((title) => !told.includes(title) && !identity.includes(`| ${title} `))).toEqual([]);
    expect(lineOf('HubSpot')).toEqual([expect.stringMatching(/the workspace +\| a call /)]);
    expect(lineOf('GitHub')).toEqual([expect.stringMatching(/the person +\| a call /)]);
    expect(lineOf('Aircall')).toEqual([expect.stringContaining('The company is told by name')]);
  });

  it('says of each where somebody has looked where tokens are revoked and what else ends', () => {
    const lines = linesOf(revocation);
    const lineOf = (title: string) => lines.find((line) => line.startsWith(`| ${title} |`));

    expect(lines).toHaveLength(59);
    expect(lineOf('Google')).toContain('all that the person has granted to the same app');
    expect(lineOf('HubSpot')).toContain('`https://api.hubapi.com/oauth/2026-09/token/revoke` |  |');
    expect(lineOf('Atlassian')).toContain('|  |  | No address is known.');
    expect(lineOf('Brex')).toBeUndefined();
  });
});
