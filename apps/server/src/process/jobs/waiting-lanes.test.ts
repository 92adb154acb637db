import { expect, it } from 'vitest';
import { WaitingLanes } from './waiting-lanes.ts';

/** Lanes as `org/project/lane`. */
function waitingFor(...lanes: string[]) {
  const waiting = new WaitingLanes((projectId) => projectId.split('/')[0] ?? '');
  for (const lane of lanes) waiting.add({ id: lane, projectId: lane.slice(0, lane.lastIndexOf('/')) }, false);
  return {
    waiting,
    all(mayHaveSlot: (orgId: string) => boolean = () => true) {
      const taken: string[] = [];
      for (let next = waiting.take(mayHaveSlot); next; next = waiting.take(mayHaveSlot))
        taken.push(next.lane.id);
      return taken;
    },
  };
}

it('lets orgs take turns, however many projects one has, and the projects of an org too', () => {
  const many = ['a/1/x', 'a/1/y', 'a/2/x', 'a/3/x'];
  const { all } = waitingFor(...many, 'b/1/x', 'b/1/y');

  expect(all()).toEqual(['a/1/x', 'b/1/x', 'a/2/x', 'b/1/y', 'a/3/x', 'a/1/y']);
});

it('passes over an org that may have no slot, and keeps its lanes', () => {
  const { all } = waitingFor('a/1/x', 'a/2/x', 'b/1/x');

  expect(all((orgId) => orgId !== 'a')).toEqual(['b/1/x']);
  expect(all()).toEqual(['a/1/x', 'a/2/x']);
});

it('forgets what is over', () => {
  const { waiting, all } = waitingFor('a/1/x', 'a/2/x', 'b/1/x');

  waiting.forget(({ lane }) => lane.id !== 'a/2/x');

  expect(all()).toEqual(['a/2/x']);
});
