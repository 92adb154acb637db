import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseRecording } from '../../../../packages/cli/src/trial/recording.ts';
import { replay } from '../../../../packages/cli/src/trial/run-trial.ts';
import { findConnector } from '../../src/providers/connectors/find-connector.ts';

const folder = new URL('./', import.meta.url);
const recordings = readdirSync(folder).filter((file) => file.endsWith('.recording'));

it.each(recordings)('%s ends as it did at the account', async (file) => {
  const recording = parseRecording(readFileSync(new URL(file, folder), 'utf8'));
  const connector = await findConnector(recording.provider);
  if (!connector) throw new Error(`There is no connector for ${recording.provider}.`);

  const replayed = await replay(connector, recording);

  expect(replayed.flatMap(({ changed }) => changed)).toEqual([]);
  expect(replayed.length).toBeGreaterThan(0);
});
