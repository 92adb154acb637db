import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Colours text for one stream. It leaves the text plain when the stream is not a terminal, or when NO_COLOR is set. */
export function painter(stream: NodeJS.WritableStream) {
  return (style: Style, text: string): string => styleText(style, text, { stream });
}

export type Paint = ReturnType<typeof painter>;
