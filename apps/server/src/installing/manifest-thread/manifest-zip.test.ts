import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readManifestZip } from './manifest-zip.ts';

const text = 'specVersion: 1.0.0\n';
const zipOf = (entries: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, strToU8(value)])));

describe('reading a manifest from a zip', () => {
  it.each(['amp.yaml', 'amp.yml', 'dowel.yaml', 'dowel.yml'])('finds %s', (name) => {
    const zip = zipOf({ 'README.md': 'Hello', [name]: text });

    expect(readManifestZip(zip)).toEqual({ file: name, text });
  });

  it('refuses a zip with two, naming both', () => {
    const zip = zipOf({ 'amp.yaml': 'old', 'README.md': '', 'dowel.yaml': text });

    expect(() => readManifestZip(zip)).toThrow('more than one manifest: "amp.yaml", "dowel.yaml".');
  });

  it('says what it found when there is no manifest', () => {
    const zip = zipOf({ 'nested/amp.yaml': text, 'notes.txt': '' });

    expect(() => readManifestZip(zip)).toThrow(
      'The zip has no dowel.yaml or amp.yaml at its top level. It holds "nested/amp.yaml", "notes.txt".',
    );
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['text', strToU8(text)],
    ['a gzip', new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])],
  ])('refuses %s', (_case, bytes) => {
    expect(() => readManifestZip(bytes)).toThrow('not a zip file');
  });

  it('refuses a zip that was cut off', () => {
    const zip = zipOf({ 'amp.yaml': `${text}# ${'a long story '.repeat(40)}` });

    expect(() => readManifestZip(zip.subarray(0, 80))).toThrow('cut off');
  });

  it('refuses a zip that has changed on its way', () => {
    const zip = Buffer.from(zipSync({ 'amp.yaml': strToU8(text) }, { level: 0 }));
    zip.write('S', zip.indexOf(text));

    expect(() => readManifestZip(zip)).toThrow('changed on its way');
  });

  it('says so when the manifest is compressed as only some programs can', () => {
    const zip = Buffer.from(zipOf({ 'amp.yaml': text }));
    zip[8] = 12;

    expect(() => readManifestZip(zip)).toThrow('compressed in a way that is not read here');
  });

  it('reads a zip that was written as a stream, with sizes after the data', () => {
    const chunks: Uint8Array[] = [];
    const zip = new Zip((_error, chunk) => chunks.push(chunk));
    const entry = new ZipDeflate('amp.yaml');
    zip.add(entry);
    entry.push(strToU8(text), true);
    zip.end();

    expect(readManifestZip(Buffer.concat(chunks)).text).toBe(text);
  });

  it('stops unpacking at the limit, whatever size the zip claims', () => {
    const bomb = zipSync({ 'amp.yaml': new Uint8Array(4 * 1024 * 1024) });

    expect(() => readManifestZip(bomb)).toThrow('larger than 1 MiB');
  });

  it('refuses text in another encoding', () => {
    const zip = zipSync({ 'amp.yaml': new Uint8Array([0xff, 0xfe, 0x00]) });

    expect(() => readManifestZip(zip)).toThrow('not UTF-8');
  });
});
