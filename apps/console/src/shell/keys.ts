import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { useProject } from '../app/project.ts';
import { copyText } from '../parts/copy-text.ts';
import { places } from './places.ts';
import { areSingleKeysOn } from './single-keys.ts';

export interface KeyActions {
  openPalette(): void;
  showKeys(): void;
}

/** How long the second key of a sequence may take. */
const SEQUENCE_MS = 1000;

/** What a page marks for the keyboard: rows that `j` and `k` move through, and buttons that a key presses. */
const rowLinks = 'main [data-row-link]';
const pressed = (key: string) => document.querySelector<HTMLElement>(`main [data-shortcut="${key}"]`);

/** Names a key by its place where its layout has no Latin letter there, such as a Greek or Cyrillic one. */
function nameByPlace(event: KeyboardEvent): void {
  const place = /^Key(.)$/.exec(event.code)?.[1];
  if (place && event.key > '\x7f') Object.defineProperty(event, 'key', { value: place });
}

/** The keys of every page. A page only marks its elements. */
export function useKeys({ openPalette, showKeys }: KeyActions): void {
  const project = useProject();
  const navigate = useNavigate();
  useEffect(() => {
    const go = (path: string) => void navigate({ to: `/${project}/${path}` });
    window.addEventListener('keydown', nameByPlace, true);
    const always = tinykeys(
      window,
      { '$mod+k': (event) => act(event, openPalette) },
      { ignore: () => false },
    );
    const single = (action: () => void) => (event: KeyboardEvent) => {
      if (areSingleKeysOn() && !document.querySelector('dialog[open]')) act(event, action);
    };
    const others = tinykeys(
      window,
      {
        // First, so that the second key of a sequence does not also do what it does alone.
        ...Object.fromEntries(
          places.flatMap(({ key, path }) => (key ? [[`g ${key}`, single(() => go(path))]] : [])),
        ),
        // Many keyboards have the slash with Shift.
        '[Shift]+/': single(() => document.querySelector<HTMLElement>('main input[type="search"]')?.focus()),
        j: single(() => move(1)),
        k: single(() => move(-1)),
        u: single(() => [...document.querySelectorAll<HTMLElement>('.console-crumbs a')].at(-1)?.click()),
        x: single(mark),
        e: single(openAll),
        n: single(() => (pressed('n') ? pressed('n')?.click() : nextProblem())),
        y: single(() => void copyText(window.location.href)),
        'Shift+?': single(showKeys),
        ...Object.fromEntries(
          ['c', 'r', 'd', 'Shift+R'].map((key) => [key, single(() => pressed(key)?.click())]),
        ),
      },
      { timeout: SEQUENCE_MS },
    );
    return () => {
      window.removeEventListener('keydown', nameByPlace, true);
      always();
      others();
    };
  }, [project, navigate, openPalette, showKeys]);
}

function act(event: KeyboardEvent, action: () => void): void {
  event.preventDefault();
  action();
}

/** Moves the focus to the next or the last row. Enter then opens it, as any link. */
function move(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(rowLinks)];
  const at = links.indexOf(document.activeElement as HTMLElement);
  links[Math.min(links.length - 1, Math.max(0, at + by))]?.focus();
}

/** Marks the row with the focus, or takes its mark away. */
function mark(): void {
  document.activeElement?.closest('main tr')?.querySelector<HTMLElement>('[data-mark] input')?.click();
}

function openAll(): void {
  const all = [...document.querySelectorAll<HTMLDetailsElement>('main details')];
  const areOpen = all.every(({ open }) => open);
  for (const one of all) one.open = !areOpen;
}

function nextProblem(): void {
  const problems = [...document.querySelectorAll<HTMLElement>('main [data-problem]')];
  const at = problems.findIndex((one) => one.contains(document.activeElement));
  const next = problems[(at + 1) % problems.length];
  next?.scrollIntoView({ block: 'center' });
  (next?.querySelector<HTMLElement>('summary, a, button') ?? next)?.focus();
}
