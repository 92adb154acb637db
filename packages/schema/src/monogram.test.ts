import { describe, expect, it } from 'vitest';
import { hueStep, hueSteps, monogram } from './monogram.ts';

describe('drawing a monogram', () => {
  it.each([
    ['juniper', 'J'],
    ['  deskhand ', 'D'],
    ['åsgård', 'Å'],
    ['日程表', '日'],
    ['🌲 Pine', '🌲'],
    ['', ''],
  ])('takes the first letter of %j', (name, letter) => {
    expect(monogram(name, 'en')).toBe(letter);
  });

  it('writes the capital of the language of the page', () => {
    expect(monogram('irmak', 'tr')).toBe('İ');
  });

  it('gives one name one colour, however it is written', () => {
    expect(hueStep('Juniper CRM')).toBe(1);
    expect(hueStep(' juniper crm')).toBe(1);
    expect(hueStep('Deskhand')).toBe(8);
    expect(hueStep('A\u030Asga\u030Ard')).toBe(hueStep('Åsgård'));
  });

  it('spreads names over all colours', () => {
    const counts = new Map<number, number>();
    for (let index = 0; index < 800; index += 1) {
      const step = hueStep(`provider ${index}`);
      counts.set(step, (counts.get(step) ?? 0) + 1);
    }

    expect([...counts.keys()].sort()).toEqual(Array.from({ length: hueSteps }, (_, step) => step + 1));
    expect(Math.max(...counts.values())).toBeLessThan(200);
  });
});
