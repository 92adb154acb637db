/**
 * Ends words with a full stop, unless they end a sentence already. The words of a provider often do not. What we say
 * after them would look like theirs.
 */
export function asSentence(words: string): string {
  const trimmed = words.trimEnd();
  if (trimmed === '' || /[.!?\u2026\u3002\uff01\uff1f\u061f]["')\]}\u2019\u201d\u00bb\u300d]*$/.test(trimmed))
    return trimmed;
  return `${trimmed.replace(/(?<![\s,;:])[\s,;:]+$/, '')}.`;
}

/** Says one after the other, each as a sentence. What is absent is left out. */
export function joinSentences(parts: readonly (string | undefined)[]): string {
  return parts.flatMap((part) => (part?.trim() ? [asSentence(part)] : [])).join(' ');
}
