import { manifestFileNames, severalManifests } from '@dowel/schema/manifest';
import { noManifestInZip, zipDamaged } from '@dowel/schema/rules';

const fileHeader = 0x04034b50;
const directoryHeader = 0x02014b50;
const directoryEnd = 0x06054b50;
const deflated = 8;

/** The manifest in a zip. `zipProblem` says that there is none or more than one, or that the zip is damaged. */
export async function readManifestZip(
  zip: Uint8Array<ArrayBuffer>,
): Promise<{ file: string; text: string } | { zipProblem: string }> {
  try {
    const entries = readDirectory(zip);
    const manifests = entries.filter(({ name }) => manifestFileNames.includes(name));
    const [entry] = manifests;
    if (!entry) return { zipProblem: noManifestInZip(entries.map(({ name }) => name)) };
    if (manifests.length > 1) return { zipProblem: severalManifests(manifests.map(({ name }) => name)) };
    return { file: entry.name, text: await unpack(zip, entry) };
  } catch {
    return { zipProblem: zipDamaged };
  }
}

interface Entry {
  name: string;
  method: number;
  packedSize: number;
  offset: number;
}

/** Reads the list at the end of the zip, because the headers before the files may leave out the sizes. */
function readDirectory(zip: Uint8Array): Entry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let end = zip.byteLength - 22;
  while (view.getUint32(end, true) !== directoryEnd) end -= 1;
  const count = view.getUint16(end + 10, true);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count && view.getUint32(at, true) === directoryHeader; index += 1) {
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function unpack(zip: Uint8Array<ArrayBuffer>, { method, packedSize, offset }: Entry): Promise<string> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  if (view.getUint32(offset, true) !== fileHeader) throw new RangeError('No entry where the list says.');
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = zip.subarray(start, start + packedSize);
  if (method !== deflated) return new TextDecoder().decode(packed);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}
