import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, listOf, pack, sizeOf, textOf } from './packed-json.ts';

const texts = fc.array(
  fc.oneof(fc.string({ unit: 'grapheme' }), fc.string()).map((text) => JSON.stringify(text)),
);

describe('texts that share a buffer', () => {
  it('are read as they were, with their size in bytes', () => {
    fc.assert(
      fc.property(texts, (all) => {
        const packed = pack(all);

        expect(packed.map(textOf)).toEqual(all);
        expect(packed.map((one) => bytesOf(one).toString())).toEqual(all);
        expect(packed.map(sizeOf)).toEqual(all.map((text) => Buffer.byteLength(text)));
      }),
    );
  });

  it('make a list, also when some are left out and when they are of several buffers', () => {
    fc.assert(
      fc.property(fc.array(texts), fc.infiniteStream(fc.boolean()), (pages, isKept) => {
        const packed = pages.flatMap(pack);
        const kept = packed.map(() => isKept.next().value === true);

        const list = Buffer.concat(listOf(packed.filter((_, index) => kept[index]))).toString();

        expect(JSON.parse(`[${list}]`)).toEqual(
          pages
            .flat()
            .filter((_, index) => kept[index])
            .map((text) => JSON.parse(text)),
        );
      }),
    );
  });

  it('are neighbours that are copied at once', () => {
    expect(listOf(pack(['1', '2', '3']))).toHaveLength(1);
  });
});
