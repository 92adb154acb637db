import { useEffect, useState } from 'react';

const schemes = { system: 'System', light: 'Light', dark: 'Dark' };
const themes = { dowel: 'Dowel', ridgeline: 'Ridgeline', harbor: 'Harbor' };

/** Changes only what a builder can change: the page's colour scheme and Dowel's CSS variables. */
export function ThemeSwitch() {
  const [scheme, setScheme] = useStored('scheme', 'system');
  const [theme, setTheme] = useStored('theme', 'ridgeline');

  useEffect(() => {
    document.documentElement.dataset.scheme = scheme;
    document.documentElement.dataset.theme = theme;
  }, [scheme, theme]);

  return (
    <div className="product-switches">
      <Choice label="Appearance" value={scheme} options={schemes} onChange={setScheme} />
      <Choice label="Theme" value={theme} options={themes} onChange={setTheme} />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: Record<string, string>;
  onChange(value: string): void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className="product-field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(options).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A browser that blocks storage throws. Then a choice lasts as long as the page. */
function useStored(name: string, fallback: string): [string, (value: string) => void] {
  const key = `ridgeline.${name}`;
  const [value, setValue] = useState(() => {
    try {
      return localStorage.getItem(key) ?? fallback;
    } catch {
      return fallback;
    }
  });
  const store = (next: string) => {
    setValue(next);
    try {
      localStorage.setItem(key, next);
    } catch {}
  };
  return [value, store];
}
