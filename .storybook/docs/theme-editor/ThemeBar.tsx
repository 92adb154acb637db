import { useId, useState } from 'react';
import { presets, type ThemeValues, toCss } from '../../page/themes.ts';
import { readTheme } from './read-theme.ts';

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
    await navigator.clipboard.writeText(css);
    setNotice('Copied. Put it before or after the stylesheet of the library: it wins in both places.');
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
          const { values: read, unknown } = readTheme(text, names);
          onReplace(read);
          setNotice(
            [
              `${Object.keys(read).length} variables taken over.`,
              unknown.length > 0 ? `Unknown here, and left out: ${unknown.join(', ')}.` : '',
            ].join(' '),
          );
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
