import { expect, it } from 'vitest';
import { unmaskedMembers } from './unmasked-members.ts';

const config = {
  content: { read: { objects: { deal: { disabled: true, selectedFields: {} }, 'a.b': {} } } },
};

it.each<[string, string[], object, string[]]>([
  ['a member beside the one that is named', ['label'], { label: 'x', active: false }, ['active']],
  ['nothing of a map that is named', ['metadata'], { metadata: { url: 'x', headers: {} } }, []],
  [
    'what a path leaves out of a map',
    ['metadata.url'],
    { metadata: { url: 'x', size: 1 } },
    ['metadata.size'],
  ],
  [
    'what a path leaves out of an object, and another object',
    ['config.content.read.objects.deal.disabled'],
    { config },
    ['config.content.read.objects.deal.selectedFields', 'config.content.read.objects.a.b'],
  ],
  [
    'no object with a dot in its name, with an escape or without',
    [
      'config.content.read.objects.a\\.b',
      'config.content.read.objects.a.b',
      'config.content.read.objects.deal',
    ],
    { config },
    [],
  ],
  ['no object that may stand under its other name', ['config.content.read.objects.sale'], { config }, []],
])('tells of %s', (_, updateMask, resource, paths) => {
  expect(unmaskedMembers({ updateMask, resource })).toEqual(paths.map((path) => `resource.${path}`));
});
