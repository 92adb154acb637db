import { describe, expect, it } from 'vitest';
import { fieldKey, fieldSegments, findField, findName, isSameName, nameFinder, titleCase } from './names.ts';

describe('comparing names of integrations', () => {
  it.each([
    ['crm-sync', 'CRM-Sync', true],
    ['crm-sync', 'crm_sync', false],
  ])('of %s and %s tells whether they are the same', (a, b, expected) => {
    expect(isSameName(a, b)).toBe(expected);
  });
});

describe('finding a name', () => {
  it.each([
    [['Email', 'email'], 'email', 'email'],
    [['Email'], 'eMAIL', 'Email'],
    [['Email', 'EMAIL'], 'eMAIL', 'Email'],
    [['EMAIL', 'email', 'Email'], 'Email', 'Email'],
    [['Email'], 'mail', undefined],
    [[], 'email', undefined],
  ])('%# prefers the exact one', (names, wanted, expected) => {
    expect(findName(names, wanted)).toBe(expected);
    expect(nameFinder(names)(wanted)).toBe(expected);
  });

  it.each([
    ["$['owner']['name']", "$['owner']['name']"],
    ["$['owner']['age']", 'Owner'],
    ["$['team']['age']", undefined],
    ['owner', 'Owner'],
    ['toString', undefined],
  ])('knows %s by the whole path or its first segment', (wanted, expected) => {
    expect(findField({ Owner: 1, "$['owner']['name']": 1 }, wanted)).toBe(expected);
  });
});

describe('reading a bracket path', () => {
  it.each([
    ["$['a']['b']", ['a', 'b']],
    ['$["a"]["b c"]', ['a', 'b c']],
    ["$['it\\'s']", ["it's"]],
    ['plain.name', ['plain.name']],
    ["x['a']['b']", ["x['a']['b']"]],
    ["$['a']x['b']", ["$['a']x['b']"]],
    ["$['']", ['']],
    ["$['a'", ["$['a'"]],
    ['$[0]', ['$[0]']],
  ])('splits %s', (path, expected) => {
    expect(fieldSegments(path)).toEqual(expected);
  });
});

describe('comparing fields', () => {
  it.each([
    ["$['Owner']['name']", '$["owner"]["name"]', true],
    ["$['city']", 'City', true],
    ["$['a']['b']", "$['a,b']", false],
  ])('of %s and %s tells whether they are the same', (a, b, expected) => {
    expect(fieldKey(a) === fieldKey(b)).toBe(expected);
  });
});

describe('making a name readable', () => {
  it.each([
    ['first_name', 'First Name'],
    ['firstName', 'First Name'],
    ['HTMLTitle', 'HTML Title'],
    ['hs-object_id', 'Hs Object Id'],
    ["$['org_id']['name']", 'Org Id Name'],
    ['job.appointments', 'Job Appointments'],
    ['_leading__twice_', 'Leading Twice'],
    ['', ''],
  ])('turns %j into %j', (name, expected) => {
    expect(titleCase(name)).toBe(expected);
  });
});
