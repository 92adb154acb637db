import { type CheckedManifest, type CheckManifestOptions, inspectManifest } from './check-manifest.ts';
import { Manifest } from './manifest.ts';
import { parseText } from './parse-text.ts';
import { placesIn } from './unknown-keys.ts';

export interface ParseManifestOptions extends CheckManifestOptions {
  /** The name of the file in messages. */
  file?: string;
}

const manifestKeys = new Set(placesIn(Manifest).map(({ key }) => key));

/** Parses and checks a manifest, in YAML or JSON. Findings are in the order of the text. Never throws. */
export function parseManifest(text: string, options: ParseManifestOptions = {}): CheckedManifest {
  const { value: manifest, findings } = parseText(text, {
    name: options.file ?? 'The manifest',
    keys: manifestKeys,
    emptyFix: 'Start it with "specVersion: 1.0.0", then "integrations:" and a list.',
    largeFix: 'Split it into several files and deploy each.',
    inspect: (value) => {
      const { manifest, findings } = inspectManifest(value, options);
      return { value: manifest, findings };
    },
  });
  return { ...(manifest && { manifest }), findings };
}
