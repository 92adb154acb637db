import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Root } from '../../../packages/react/src/ui/Root/Root.tsx';
import { ContrastList } from './ContrastList.tsx';
import { type Measured, measure, pairsOf, readColors } from './contrast.ts';
import { ThemeBar } from './ThemeBar.tsx';
import { TokenRow } from './TokenRow.tsx';
import { readTokens } from './tokens.ts';
import { useTheme } from './useTheme.ts';
import './theme-editor.css';

type Seen = Record<string, { light: string; dark: string }>;

/** Every variable of the library with a control. What is set here shows on every story, until it is reset. */
export function ThemeEditor({ children }: { children?: React.ReactNode }) {
  const tokens = useMemo(readTokens, []);
  const names = useMemo(() => tokens.map(({ name }) => name), [tokens]);
  const theme = useTheme();
  const { light, dark, seen, measured } = useSeen(names, theme.values);
  const groups = Map.groupBy(tokens, ({ group }) => group);
  return (
    <div className="te">
      <div className="te-edit">
        <ThemeBar values={theme.values} names={names} onReplace={theme.replace} />
        {[...groups].map(([group, members], index) => (
          <details key={group} className="te-group" open={index === 0}>
            <summary>
              {group} <span className="te-count">{members.length}</span>
            </summary>
            {members.map((token) => (
              <TokenRow
                key={token.name}
                token={token}
                value={theme.values[token.name]}
                seen={seen[token.name] ?? { light: '', dark: '' }}
                onChange={(value) => theme.set(token.name, value)}
                onReset={() => theme.reset(token.name)}
              />
            ))}
          </details>
        ))}
      </div>
      <div className="te-result">
        <ContrastList measured={measured} />
        {children}
      </div>
      {/* The editor reads the library's values from these two elements. */}
      <div hidden>
        <div ref={light} style={{ colorScheme: 'light' }}>
          <Root />
        </div>
        <div ref={dark} style={{ colorScheme: 'dark' }}>
          <Root />
        </div>
      </div>
    </div>
  );
}

/** The values that this theme gives, and the contrast of the colours that are seen together. */
function useSeen(names: readonly string[], values: Readonly<Record<string, string>>) {
  const light = useRef<HTMLDivElement>(null);
  const dark = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState<{ seen: Seen; measured: Measured[] }>({ seen: {}, measured: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's styles change with the theme.
  useLayoutEffect(() => {
    // The library makes its values on the inner element of the component.
    const [inLight, inDark] = [light, dark].map(({ current }) => current?.querySelector('.dowel-root > *'));
    if (!inLight || !inDark) return;
    const pairs = pairsOf(names);
    const inBoth = { light: valuesIn(inLight, names), dark: valuesIn(inDark, names) };
    setRead({
      seen: Object.fromEntries(
        names.map((name) => [name, { light: inBoth.light[name] ?? '', dark: inBoth.dark[name] ?? '' }]),
      ),
      measured: [...measure(inLight, 'light', pairs), ...measure(inDark, 'dark', pairs)],
    });
  }, [names, values]);
  return { light, dark, ...read };
}

/** Colours as the screen shows them, and other values as they are written. */
function valuesIn(element: Element, names: readonly string[]): Record<string, string> {
  const colors = names.filter((name) => name.includes('colors-'));
  const shown = readColors(
    element,
    colors.map((name) => ({ name })),
  );
  const written = getComputedStyle(element);
  return Object.fromEntries([
    ...names.map((name) => [name, written.getPropertyValue(name).trim()]),
    ...colors.map((name, index) => [name, shown[index] ?? '']),
  ]);
}
