import { isUsable } from '../../page/themes.ts';
import { toHex } from './contrast.ts';
import { joinSides, sidesOf } from './read-theme.ts';
import type { Token } from './tokens.ts';

interface TokenRowProps {
  token: Token;
  /** The value that the person set. Absent: the library's own value. */
  value: string | undefined;
  /** The value that is used now, in each scheme. */
  seen: { light: string; dark: string };
  onChange: (value: string) => void;
  onReset: () => void;
}

const short = (name: string) => name.replace('--dowel-', '');

/** One variable: what it styles, and a control for its value. */
export function TokenRow({ token, value, seen, onChange, onReset }: TokenRowProps) {
  const isColor = /colors-/.test(token.name);
  const isRefused = value !== undefined && !isUsable(token.name, value);
  return (
    <div className="te-row" data-is-set={value !== undefined}>
      <div className="te-about">
        <label className="te-name" htmlFor={`te${token.name}`}>
          {short(token.name)}
        </label>
        <p className="te-styles">{sentenceOf(token)}</p>
        {isRefused && (
          <p className="te-refused" id={`te${token.name}-refused`}>
            CSS cannot use this value, so the theme is without it.
          </p>
        )}
      </div>
      <div className="te-controls">
        {isColor && <ColorPickers token={token} value={value} seen={seen} onChange={onChange} />}
        <input
          id={`te${token.name}`}
          className="te-text"
          value={value ?? ''}
          placeholder={seen.light}
          spellCheck={false}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `te${token.name}-refused` : undefined}
          onChange={({ target }) => (target.value === '' ? onReset() : onChange(target.value))}
        />
        <button
          type="button"
          className="te-reset"
          disabled={value === undefined}
          aria-label={`Reset ${short(token.name)}`}
          onClick={onReset}
        >
          Reset
        </button>
      </div>
    </div>
  );
}

function ColorPickers({ token, value, seen, onChange }: Omit<TokenRowProps, 'onReset'>) {
  const written = value === undefined ? seen : sidesOf(value);
  // A value may differ in dark without saying so in a form that can be read.
  const sides = written.light === written.dark && seen.light !== seen.dark ? seen : written;
  const hex = { light: toHex(seen.light), dark: toHex(seen.dark) };
  return (
    <>
      <input
        type="color"
        aria-label={`${short(token.name)}, light`}
        title="In light"
        value={hex.light}
        // A colour that was the same in both schemes stays so, until the person chooses another one for dark.
        onChange={({ target }) =>
          onChange(
            sides.light === sides.dark || value === undefined
              ? target.value
              : joinSides({ ...sides, light: target.value }),
          )
        }
      />
      <input
        type="color"
        aria-label={`${short(token.name)}, dark`}
        title="In dark"
        value={hex.dark}
        onChange={({ target }) => onChange(joinSides({ ...sides, dark: target.value }))}
      />
    </>
  );
}

/** What a variable styles, in words. */
function sentenceOf({ styles, makes }: Token): string {
  const uses = styles.map(({ property, components }) => `${property} of ${components.join(', ')}`);
  const made = makes.length === 0 ? [] : [`makes ${makes.map(short).join(', ')}`];
  return [...uses, ...made].join(' · ') || 'used by variables of its kind';
}
