import { Buffer } from 'node:buffer';

/** A text of JSON in UTF-8. Several share a buffer, which is outside of the heap, so collecting garbage does not copy it. */
export interface PackedJson {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly start: number;
  readonly end: number;
}

const COMMA = Buffer.from(',');

/** Packs texts into one buffer. A comma is between two of them, as in a list. */
export function pack(texts: readonly string[]): PackedJson[] {
  const list = texts.join(',');
  const bytes = Buffer.from(list);
  const isAscii = bytes.length === list.length;
  let end = -1;
  return texts.map((text) => {
    const start = end + 1;
    end = start + (isAscii ? text.length : Buffer.byteLength(text));
    return { bytes, start, end };
  });
}

export function packEntries<Id>(
  entries: readonly { readonly text: string; readonly id: Id }[],
): { json: PackedJson; id: Id }[] {
  const packed = pack(entries.map(({ text }) => text));
  return packed.flatMap((json, index) => {
    const entry = entries[index];
    return entry ? [{ json, id: entry.id }] : [];
  });
}

/** In bytes. */
export function sizeOf({ start, end }: PackedJson): number {
  return end - start;
}

export function bytesOf({ bytes, start, end }: PackedJson): Buffer<ArrayBuffer> {
  return bytes.subarray(start, end);
}

export function textOf({ bytes, start, end }: PackedJson): string {
  return bytes.toString('utf8', start, end);
}

/** The inside of a list of these texts. Neighbours have their comma already, so they are taken together. */
export function listOf(texts: readonly PackedJson[]): Buffer<ArrayBuffer>[] {
  const chunks: Buffer<ArrayBuffer>[] = [];
  let open: PackedJson | undefined;
  for (const text of texts) {
    if (open && open.bytes === text.bytes && open.end + 1 === text.start) {
      open = { ...open, end: text.end };
    } else {
      if (open) chunks.push(bytesOf(open), COMMA);
      open = text;
    }
  }
  if (open) chunks.push(bytesOf(open));
  return chunks;
}
