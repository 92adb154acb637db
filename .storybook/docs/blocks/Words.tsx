import { allEnglish } from '../../../packages/react/test/all-english.ts';

/** The texts of a screen, by the key with which a builder replaces them. */
export function Words({ of: prefixes }: { of: readonly string[] }) {
  const texts = Object.entries(allEnglish).filter(([key]) =>
    prefixes.some((prefix) => key === prefix || key.startsWith(`${prefix}.`)),
  );
  return (
    <details className="sb-words">
      <summary>Texts of this screen, by key</summary>
      <p>
        Replace any of them with <code>options.messages</code> of <code>ServiceProvider</code>.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">English</th>
          </tr>
        </thead>
        <tbody>
          {texts.map(([key, text]) => (
            <tr key={key}>
              <td>
                <code>{key}</code>
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
