import { createInterface } from 'node:readline';

/** Waits for a line that the user pastes. */
export interface Pasting {
  /** Never ends when the input ends first, as it does where nobody can type. */
  readonly code: Promise<string>;
  /** When nothing was pasted, and nothing can be any more. */
  readonly end: Promise<void>;
  close(): void;
}

/** Reads the first line that is not empty. Spaces around it are left out. */
export function waitForPaste(stdin: NodeJS.ReadableStream): Pasting {
  const lines = createInterface({ input: stdin });
  const code = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      if (line.trim() !== '') resolve(line.trim());
    });
  });
  const end = new Promise<void>((resolve) => lines.once('close', resolve));
  return { code, end, close: () => lines.close() };
}
