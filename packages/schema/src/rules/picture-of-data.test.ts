import { expect, it } from 'vitest';
import { pictureOfData } from './picture-of-data.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const webp = [...Buffer.from('RIFF'), 1, 2, 3, 4, ...Buffer.from('WEBP')];
const data = (type: string, bytes: readonly number[]) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

it.each([
  ['image/png', png],
  ['image/jpeg', jpeg],
  ['image/webp', webp],
])('takes %s', (mediaType, bytes) => {
  expect(pictureOfData(data(mediaType, bytes))).toEqual({ mediaType, bytes: Uint8Array.from(bytes) });
});

it.each([
  ['an SVG, which may have a script', data('image/svg+xml', [...Buffer.from('<svg/>')])],
  ['an SVG that says that it is a PNG', data('image/png', [...Buffer.from('<svg onload="x"/>')])],
  ['a JPEG that says that it is a PNG', data('image/png', jpeg)],
  ['a type with a name of every object', data('constructor', png)],
  ['half a letter of Base64', 'data:image/png;base64,iVBORw0KGgoA='],
  ['an address elsewhere', 'https://evil.example/logo.png'],
  ['nothing', ''],
  ['no data', 'data:image/png;base64,'],
])('takes no %s', (_, address) => {
  expect(pictureOfData(address)).toBeUndefined();
});
