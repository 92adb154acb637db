import dark from '../../../docs/tokens/dark.json';
import darkFile from '../../../docs/tokens/dark.json?url';
import light from '../../../docs/tokens/light.json';
import lightFile from '../../../docs/tokens/light.json?url';
import { readTokens, type Token } from '../theme-editor/tokens.ts';
import './blocks.css';

/** Every variable with its value in light and dark, and the components that use it. */
export function TokenTable() {
  return (
    <div className="sb-page">
      <p>
        For design programs:{' '}
        <a href={lightFile} download="dowel-light.tokens.json">
          light.json
        </a>{' '}
        and{' '}
        <a href={darkFile} download="dowel-dark.tokens.json">
          dark.json
        </a>
        , in the format of the W3C's Design Tokens group. Import them as two modes of one collection.
      </p>
      {[...Map.groupBy(readTokens(), ({ group }) => group)].map(([group, tokens]) => (
        <section key={group}>
          <h2>{group}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Variable</th>
                <th scope="col">Light</th>
                <th scope="col">Dark</th>
                <th scope="col">Used by</th>
              </tr>
            </thead>
            <tbody>
              {tokens.map((token) => (
                <Row key={token.name} token={token} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

function Row({ token }: { token: Token }) {
  const components = [...new Set(token.styles.flatMap((style) => style.components))];
  const made = token.makes.map((name) => name.replace('--dowel-', ''));
  return (
    <tr>
      <td>
        <code>{token.name}</code>
      </td>
      <td>
        <Value of={valueIn(light, token.name)} />
      </td>
      <td>
        <Value of={valueIn(dark, token.name)} />
      </td>
      <td>
        {[...components, ...(made.length > 0 ? [`makes ${made.join(', ')}`] : [])].join(', ') ||
          'variables of its kind'}
      </td>
    </tr>
  );
}

function Value({ of: value }: { of: string }) {
  return (
    <>
      {value.startsWith('#') && <span className="sb-swatch" style={{ background: value }} />}
      {value || 'in CSS only'}
    </>
  );
}

type Documents = typeof light;

/** What the exported document has for a variable, in words. */
function valueIn(document: Documents, name: string): string {
  const short = name.replace(/^--dowel-(colors|font|duration)-|^--dowel-/, '');
  const groups: Record<string, unknown> = document;
  for (const group of Object.values(groups)) {
    if (typeof group !== 'object' || group === null || !Object.hasOwn(group, short)) continue;
    const { $value: value } = (group as Record<string, { $value: unknown }>)[short] ?? { $value: '' };
    return inWords(value);
  }
  return '';
}

function inWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if ('hex' in value && 'alpha' in value) {
    const alpha = Math.round(Number(value.alpha) * 255)
      .toString(16)
      .padStart(2, '0');
    return `${value.hex}${alpha.replace('ff', '')}`;
  }
  return 'value' in value && 'unit' in value ? `${value.value} ${value.unit}` : '';
}
