/** We keep this much of an answer. */
const MAX_CHARACTERS = 1000;
/** We read this much, so that the connection can be used again after an answer of usual size. */
const MAX_BYTES = 64 * 1024;
/** How long the rest of an answer may take once its status is known. */
const MAX_MS = 5_000;

export interface AnswerBeginning {
  readonly text: string;
  /** Why the rest was not read, as the end of a sentence. Undefined when everything was read. */
  readonly cutBecause?: string;
}

/** Reads the beginning of an answer, and closes the connection if the rest is long, slow or broken. */
export async function readBeginning(
  { body }: { readonly body: ReadableStream<Uint8Array> | null },
  maxMs = MAX_MS,
): Promise<AnswerBeginning> {
  const reader = body?.getReader();
  if (!reader) return { text: '' };
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    void reader.cancel().catch(() => undefined);
  }, maxMs);
  const beginning = (cutBecause?: string): AnswerBeginning => ({
    text: text.slice(0, MAX_CHARACTERS),
    ...(cutBecause !== undefined && { cutBecause }),
  });
  try {
    while (bytes < MAX_BYTES) {
      const { done, value } = await reader.read();
      if (isSlow) return beginning(`it did not end within ${maxMs / 1000} s`);
      if (done) return beginning();
      bytes += value.byteLength;
      if (text.length < MAX_CHARACTERS) text += decoder.decode(value, { stream: true });
    }
    await reader.cancel();
    return beginning(`it has more than ${MAX_BYTES / 1024} KiB`);
  } catch {
    return beginning('the connection broke');
  } finally {
    clearTimeout(timer);
  }
}
