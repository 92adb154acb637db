import type { Buffer } from 'node:buffer';
import { parseExactly } from '../../platform/exact-json.ts';
import type { OutgoingMessage } from './destination-adapter.ts';

/** Slack cuts longer texts off itself, in the middle of the block. */
const MAX_DATA_LENGTH = 15_000;

/** A sentence that a person can read, then the data as JSON. */
export function slackText(message: OutgoingMessage): string {
  const { id, time, topic, data } = message;
  const ids = [id, topic, time.toISOString()].filter(Boolean).join(' · ');
  return `${escaped(sentence(message))}\n_${escaped(ids)}_\n\`\`\`${escaped(shown(data))}\`\`\``;
}

function sentence({ eventType, data, metadata }: OutgoingMessage): string {
  const { groupName, groupRef, provider } = members(data);
  const group = groupName ?? groupRef;
  const about = `*${eventType}*${group ? ` for ${group}` : ''}${provider ? ` (${provider})` : ''}`;
  return metadata.isTest ? `${about}. This is a test.` : about;
}

function members(data: Buffer): Partial<Record<'groupName' | 'groupRef' | 'provider', string>> {
  const parsed: unknown = parseExactly(data.toString());
  const object = typeof parsed === 'object' && parsed !== null ? parsed : {};
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => typeof value === 'string' && value !== ''),
  );
}

function shown(data: Buffer): string {
  const text = JSON.stringify(parseExactly(data.toString()), null, 2);
  if (text.length <= MAX_DATA_LENGTH) return text;
  return `${text.slice(0, MAX_DATA_LENGTH).toWellFormed()}\n… and ${text.length - MAX_DATA_LENGTH} more characters`;
}

/** The three characters that mean something in a text for Slack, and the end of a block. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('```', "'''");
}
