import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { differences, readStyles } from '../../test/computed-styles.ts';
import { drawScreen } from '../../test/draw-screen.tsx';
import { bothWays, type Host, hosts, narrowPage, plainPage } from '../../test/hosts.ts';
import { addOurStyles, addPage, addStyle, mount } from '../../test/mount.tsx';
import { readPlaces } from '../../test/places.ts';
import { type Screen, screens } from '../../test/screens.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Link } from '../ui/Link/Link.tsx';
import { Root } from '../ui/Root/Root.tsx';
import { TextField } from '../ui/TextField/TextField.tsx';

/**
 * Properties that may differ: those that a page sets for all its text, and those that the comparison of places covers.
 */
const allowed = new Set([
  '-webkit-font-smoothing',
  '-webkit-locale',
  '-webkit-tap-highlight-color',
  'color-scheme',
  'font-synthesis-small-caps',
  'font-synthesis-style',
  'font-synthesis-weight',
  'tab-size',
  'text-rendering',
  'text-size-adjust',
  'user-select',
  ...['top', 'right', 'bottom', 'left', 'width', 'height', 'perspective-origin', 'transform-origin'],
]);

const isFull = import.meta.env.DOWEL_TESTS === 'full';
const phone = 375;
const widths = isFull ? [1280, phone] : [1280];
const tried = screens.filter(({ isExtra }) => isFull || !isExtra);
const someHosts = hosts.filter(({ isExtra }) => isFull || !isExtra);
const triedHosts = isFull ? bothWays(hosts) : someHosts;

interface Seen {
  styles: ReturnType<typeof readStyles>;
  places: Map<string, string>;
  mirrored: Map<string, string>;
  violations: string[];
}

async function look(screen: Screen, host: Host): Promise<Seen> {
  const { element, violations, close } = await drawScreen(screen, host);
  const seen = {
    styles: readStyles(element),
    places: readPlaces(element),
    mirrored: readPlaces(element, { isMirrored: true }),
    violations,
  };
  close();
  return seen;
}

/** The outermost element is the page's: it places it, and its text styles are those of the page. */
const isThePages = /^0 /;

/** An open list or dialog has margins and a maximum height that depend on the space around it. */
const dependsOnRoom = /^\d+ (dialog|div\.dowel-combobox-popup)[^:]*: (max-height|margin)/;

/** Right to left, a browser rounds where something begins that can be scrolled, such as tabs that do not fit. */
function isNear(place: string, before = ''): boolean {
  const numbers = (text: string) => text.split(' ').map(Number);
  const other = numbers(before);
  return numbers(place).every((value, index) => Math.abs(value - (other[index] ?? Number.NaN)) <= 1);
}

function compare(plain: Seen, seen: Seen, { compares }: Host) {
  const places = [...(compares === 'mirrored places' ? seen.mirrored : seen.places)];
  return {
    places: places.flatMap(([name, place]) => {
      const before = plain.places.get(name);
      const isSame = compares === 'mirrored places' ? isNear(place, before) : place === before;
      return isSame ? [] : [`${name}: ${before} -> ${place}`];
    }),
    styles: compares
      ? []
      : differences(plain.styles, seen.styles, allowed).filter(
          (line) => !dependsOnRoom.test(line) && !isThePages.test(line),
        ),
    violations: seen.violations,
  };
}

/** Styles for use: a page's own rule for a link under the pointer is stronger than one class. */
describe('under the pointer and with the focus', () => {
  const controls = (
    <Root>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Link href="#link">Link</Link>
      <TextField label="Text" />
    </Root>
  );

  it.each(someHosts.filter(({ css, compares, isIsolated }) => css && !compares && !isIsolated))(
    'is the same in $name',
    async ({ css = '' }) => {
      const box = addPage(
        '<div style="font: 16px/1.5 sans-serif; letter-spacing: normal; color: black"></div>',
      );
      const sheet = addStyle('');
      addOurStyles();
      mount(controls, box);
      const found: string[] = [];
      for (const control of box.querySelectorAll<HTMLElement>('button, a, input')) {
        await userEvent.hover(control);
        control.focus();
        sheet.textContent = '';
        const plain = readStyles(control);
        sheet.textContent = css;
        found.push(...differences(plain, readStyles(control), allowed));
      }

      expect(found).toEqual([]);
    },
  );
});

describe.each(widths)('a screen of %i pixels', (width) => {
  describe.each(tried)('with $name', (screen) => {
    const plainByWidth = new Map<number, Seen>();

    /** What the plain page shows if the component is as wide there as in the host. */
    async function lookAtPlain({ phoneWidth = phone }: Host): Promise<Seen> {
      const room = width === phone ? phoneWidth : width;
      const known = plainByWidth.get(room);
      if (known) return known;
      // A frame is a screen of its own. Every other page has the screen, and may keep a part of it for itself.
      await page.viewport(Math.max(room, width), 2400);
      const seen = await look(screen, room < width ? narrowPage(room) : plainPage);
      plainByWidth.set(room, seen);
      return seen;
    }

    it.each(triedHosts)('is the same in $name', async (host) => {
      const plain = await lookAtPlain(host);
      expect(plain.styles.size).toBeGreaterThan(10);
      await page.viewport(width, 2400);

      const seen = await look(screen, host);

      expect(compare(plain, seen, host)).toEqual({ places: [], styles: [], violations: [] });
    });
  });
});
