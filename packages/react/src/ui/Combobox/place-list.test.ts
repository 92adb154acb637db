import { describe, expect, it } from 'vitest';
import { placeList } from './place-list.ts';

const seen = { top: 0, bottom: 600 };

describe('placing a list of 300 pixels beside its box', () => {
  it.each([
    { name: 'below, where it fits', box: { top: 100, bottom: 140 }, isAbove: false, roomPx: 452 },
    {
      name: 'below, where it fits, though there is more room above',
      box: { top: 240, bottom: 280 },
      isAbove: false,
      roomPx: 312,
    },
    { name: 'above, where there is more room', box: { top: 400, bottom: 440 }, isAbove: true, roomPx: 392 },
    {
      name: 'below, if it fits nowhere and there is more room',
      box: { top: 150, bottom: 310 },
      isAbove: false,
      roomPx: 282,
    },
  ])('puts it $name', ({ box, isAbove, roomPx }) => {
    expect(placeList(box, seen, 300)).toEqual({ isAbove, roomPx });
  });

  it('takes no room that an on-screen keyboard covers', () => {
    expect(placeList({ top: 200, bottom: 240 }, { top: 0, bottom: 320 }, 300)).toEqual({
      isAbove: true,
      roomPx: 192,
    });
  });

  it('has no room beside a box that nobody sees', () => {
    expect(placeList({ top: 640, bottom: 680 }, { top: 700, bottom: 710 }, 300).roomPx).toBe(22);
    expect(placeList({ top: -90, bottom: -50 }, { top: 0, bottom: 0 }, 300).roomPx).toBe(42);
  });
});
