import { describe, expect, it } from 'vitest';
import { type GroupAccess, refuseAllGroups, refuseGroup, refuseRefs } from './group-access.ts';

const builder: GroupAccess = { kind: 'builder' };
const page: GroupAccess = { kind: 'page' };
const ada: GroupAccess = { kind: 'consumer', groupRef: 'acme', consumerRef: 'ada' };

describe('naming a group in a request', () => {
  it.each([builder, page])('lets a key of $kind name any group and consumer', (access) => {
    expect(refuseGroup(access, 'globex')).toBeUndefined();
    expect(refuseRefs(access, { groupRef: 'globex', consumerRef: 'grace' })).toBeUndefined();
  });

  it('lets a consumer name the own group and consumer, or none', () => {
    expect(refuseGroup(ada, 'acme')).toBeUndefined();
    expect(refuseRefs(ada, { groupRef: 'acme', consumerRef: 'ada' })).toBeUndefined();
    expect(refuseRefs(ada, {})).toBeUndefined();
  });

  it.each([
    [{ groupRef: 'globex', consumerRef: 'ada' }, ['groupRef']],
    [{ groupRef: 'acme', consumerRef: 'grace' }, ['consumerRef']],
    [{ groupRef: 'globex', consumerRef: 'grace' }, ['groupRef', 'consumerRef']],
    [{ groupRef: 'Acme' }, ['groupRef']],
  ])('refuses a consumer who sends %j', (refs, names) => {
    const problem = refuseRefs(ada, refs);

    expect(problem?.issues?.map(({ name }) => name)).toEqual(names);
  });

  it('refuses a consumer who asks for another group', () => {
    expect(refuseGroup(ada, 'globex')?.detail).toContain('"globex"');
  });
});

describe('asking for all groups at once', () => {
  it('is refused to a key of a page', () => {
    expect(refuseAllGroups(page, undefined)?.issues).toMatchObject([{ in: 'query', name: 'groupRef' }]);
    expect(refuseAllGroups(page, 'acme')).toBeUndefined();
  });

  it.each([builder, ada])('needs no group from $kind', (access) => {
    expect(refuseAllGroups(access, undefined)).toBeUndefined();
  });
});
