import { useId, useState } from 'react';
import { presets, type ThemeValues, toCss } from '../../page/themes.ts';
import { type ReadTheme, readTheme } from './read-theme.ts';

interface ThemeBarProps {
  values: ThemeValues;
  names: readonly string[];
  onReplace: (values: ThemeValues) => void;
}

/** Starts a theme from a preset or from existing CSS, and copies the theme as CSS. */
export function ThemeBar({ values, names, onReplace }: ThemeBarProps) {
  const [notice, setNotice] = useState('');
  const css = toCss(values);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(css);
      setNotice('Copied. Put it before or after the stylesheet of the library: it wins in both places.');
    } catch {
      setNotice('The browser does not allow it. Select the lines above and copy them.');
    }
  };
  return (
    <section className="te-bar" aria-label="Whole theme">
      <fieldset className="te-presets">
        <legend>Start from</legend>
        {presets.map((preset) => (
          <button key={preset.name} type="button" onClick={() => onReplace(preset.values)}>
            {preset.title}
          </button>
        ))}
      </fieldset>
      <ImportTheme
        onImport={(text) => {
          const read = readTheme(text, names);
          if (Object.keys(read.values).length > 0) onReplace(read.values);
          setNotice(sentencesOf(read));
        }}
      />
      <div className="te-out">
        <section aria-label="Your theme as CSS">
          <pre>{css || '/* As it comes: nothing to copy yet. */'}</pre>
        </section>
        <button type="button" className="te-copy" disabled={css === ''} onClick={() => void copy()}>
          Copy CSS
        </button>
      </div>
      <p role="status" className="te-notice">
        {notice}
      </p>
    </section>
  );
}

function sentencesOf({ values, unknown, unusable, elsewhere }: ReadTheme): string {
  const count = Object.keys(values).length;
  return [
    `${count} ${count === 1 ? 'variable' : 'variables'} taken over.`,
    unknown.length > 0 && `Unknown here, and left out: ${unknown.join(', ')}.`,
    unusable.length > 0 && `Left out, because CSS cannot use: ${unusable.join(', ')}.`,
    elsewhere.length > 0 &&
      `Left out, because it is not for the whole page: ${elsewhere.join(', ')}. For dark, write light-dark(a, b).`,
  ]
    .filter(Boolean)
    .join(' ');
}

function ImportTheme({ onImport }: { onImport: (css: string) => void }) {
  const [text, setText] = useState('');
  const id = useId();
  return (
    <details className="te-import">
      <summary>Start from your own CSS</summary>
      <label htmlFor={id}>A :root block, or its lines</label>
      <textarea
        id={id}
        rows={4}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="button" disabled={text.trim() === ''} onClick={() => onImport(text)}>
        Take over
      </button>
    </details>
  );
}
