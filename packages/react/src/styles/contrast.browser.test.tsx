import { hueSteps } from '@dowel/schema/monogram';
import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { coloursOf, contrast } from '../../test/contrast.ts';
import { addPage, mount } from '../../test/mount.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Card } from '../ui/Card/Card.tsx';
import { Field } from '../ui/Field/Field.tsx';
import { Link } from '../ui/Link/Link.tsx';
import { List } from '../ui/List/List.tsx';
import { Row } from '../ui/List/Row.tsx';
import { Badge } from '../ui/Logo/Badge.tsx';
import { Logo } from '../ui/Logo/Logo.tsx';
import { Mark } from '../ui/Mark/Mark.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { Pair } from '../ui/Pair/Pair.tsx';
import { Root } from '../ui/Root/Root.tsx';
import { Tag } from '../ui/Tag/Tag.tsx';
import { Text } from '../ui/Text/Text.tsx';
import type { Tone } from '../ui/tone.ts';
import '../styles.css';

const schemes = ['light', 'dark'] as const;
const tones: readonly Tone[] = ['neutral', 'info', 'success', 'warning', 'danger'];
/** Colours that products have: the default, two darks, two lights, a red, a green and a grey. */
const primaries = ['#4050c4', '#111827', '#7c2d12', '#fde047', '#bae6fd', '#dc2626', '#16a34a', '#808080'];
const smallest = { words: 4.5, marks: 3 };

/** A measured contrast: of what, the ratio, and the lowest ratio that is allowed. */
type Measured = [what: string, ratio: number, least: number];

function draw(scheme: string, primary: string, content: ReactNode): HTMLElement {
  const { style } = document.documentElement;
  style.colorScheme = scheme;
  style.setProperty('--dowel-colors-primary', primary);
  onTestFinished(() => {
    style.removeProperty('color-scheme');
    style.removeProperty('--dowel-colors-primary');
  });
  const page = addPage('<div></div>');
  mount(<Root>{content}</Root>, page);
  return page;
}

function measure(page: Element, selector: string, least: number): Measured[] {
  const found = [...page.querySelectorAll(selector)];
  if (found.length === 0) throw new Error(`Nothing matches ${selector}.`);
  return found.map((element) => {
    const { ground, words } = coloursOf(element);
    return [`${selector} "${element.textContent}"`, contrast(ground, words), least];
  });
}

function tooLow(measured: readonly Measured[]): string[] {
  return measured
    .filter(([, ratio, least]) => ratio < least)
    .map(([what, ratio, least]) => `${what}: ${ratio.toFixed(2)} instead of ${least}`);
}

const everyTone = (
  <Card title="Title" description="Description">
    <Text>Text</Text>
    <Text tone="muted">Muted</Text>
    <Link href="#">Link</Link>
    <Button variant="primary">Primary</Button>
    <Button>Secondary</Button>
    <Button variant="danger">Danger</Button>
    <Field label="Label" labelSuffix="Suffix" hint="Hint" error="Error">
      {(control) => <input {...control} className="dowel-input" placeholder="Placeholder" />}
    </Field>
    {tones.map((tone) => (
      <div key={tone}>
        <Notice tone={tone} title={tone}>
          Body
        </Notice>
        <Tag tone={tone} icon="info">
          {tone}
        </Tag>
        <Mark tone={tone} icon={<>!</>} />
        <Badge tone={tone} icon="info" />
        <List>
          <Row tone={tone} title={tone} detail="Detail" />
        </List>
      </div>
    ))}
  </Card>
);

const words = [
  '.dowel-heading',
  '.dowel-card-description',
  '.dowel-text',
  '.dowel-link',
  '.dowel-button',
  '.dowel-field-label',
  '.dowel-field-suffix',
  '.dowel-field-hint',
  '.dowel-field-error',
  '.dowel-notice-title',
  '.dowel-notice-body',
  '.dowel-tag',
  '.dowel-row-title',
  '.dowel-row-detail',
];
const marks = [
  '.dowel-notice > .dowel-icon',
  '.dowel-tag > .dowel-icon',
  '.dowel-mark',
  '.dowel-logo > .dowel-icon',
];

describe.each(schemes)('the contrast of tones in a %s page', (scheme) => {
  it.each(primaries)('is enough for words and marks with the primary colour %s', (primary) => {
    const page = draw(scheme, primary, everyTone);

    const measured = [
      ...words.flatMap((selector) => measure(page, selector, smallest.words)),
      ...marks.flatMap((selector) => measure(page, selector, smallest.marks)),
    ];

    expect(tooLow(measured)).toEqual([]);
  });
});

describe.each(schemes)('the contrast of tiles in a %s page', (scheme) => {
  it.each(primaries)('is enough for every monogram with the primary colour %s', (primary) => {
    const steps = Array.from({ length: hueSteps }, (_, index) => index + 1);
    const page = draw(
      scheme,
      primary,
      <Card>
        <Logo kind="product" name="Quillboard" />
        <Logo kind="person" name="Ada" />
        {steps.map((step) => (
          <Logo key={step} kind="provider" name={`Provider ${step}`} />
        ))}
      </Card>,
    );
    const tiles = [...page.querySelectorAll<HTMLElement>('.dowel-logo[data-kind="provider"]')];
    for (const [index, tile] of tiles.entries()) tile.style.setProperty('--dowel-hue', String(index + 1));
    const surface = coloursOf(page.querySelector('.dowel-card') ?? page).ground;
    const product = coloursOf(page.querySelector('[data-kind="product"]') ?? page).ground;
    const grounds = tiles.map((tile) => coloursOf(tile).ground);

    const measured: Measured[] = [
      ...measure(page, '.dowel-logo', smallest.words),
      // The tile itself must be visible on the card, too.
      ...grounds.map((ground): Measured => [`tile ${ground}`, contrast(ground, surface), smallest.marks]),
    ];

    expect(tooLow(measured)).toEqual([]);
    expect(new Set([...grounds, product]).size).toBe(hueSteps + 1);
  });

  it('shows the state of a pair in the colour of its tone', () => {
    const pair = (state: 'idle' | 'waiting' | 'connected' | 'broken') => (
      <Pair state={state} from={<Logo kind="product" name="Q" />} to={<Logo kind="provider" name="J" />} />
    );
    const page = draw(
      scheme,
      primaries[0] ?? '',
      <Card>
        {pair('connected')}
        {pair('broken')}
      </Card>,
    );

    expect(tooLow(measure(page, '.dowel-pair-line > .dowel-icon', smallest.marks))).toEqual([]);
  });
});
