import type { ManifestInput } from '@dowel/schema';

/** A manifest as text (YAML or JSON), or the address of an upload: a URL, or `gs://bucket/path`. */
export type TextSource =
  | { sourceYaml: string; sourceZipUrl?: never }
  | { sourceZipUrl: string; sourceYaml?: never };

/** A manifest as text, as an upload, or as a value. */
export type ManifestSource =
  | (TextSource & { manifest?: never })
  | { manifest: ManifestInput; sourceYaml?: never; sourceZipUrl?: never };
