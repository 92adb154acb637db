import { ownValue } from './plain-objects.ts';

/** A template cannot be filled: a variable has no value, or the braces hold something other than a variable. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
  /** The variable without a value; absent when the template itself is malformed. */
  readonly variable: string | undefined;

  constructor(message: string, variable?: string) {
    super(message);
    this.variable = variable;
  }
}

/**
 * Replaces each `{{.name}}` by its value, unchanged. Spaces, tabs and line breaks inside the braces are allowed.
 * @throws {TemplateError} for a variable without a value, and for anything else in braces: nothing is evaluated.
 */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return parseTemplate(text)
    .map((part) => {
      if (part.variable === undefined) return part.text;
      const value = ownValue(values, part.variable);
      if (value !== undefined) return value;
      throw new TemplateError(
        `"${text}" needs a value for "${part.variable}", and there is none. Supply it as provider metadata.`,
        part.variable,
      );
    })
    .join('');
}

/** The variables of a template in order of appearance, each listed once. */
export function templateNames(text: string): string[] {
  const names = parseTemplate(text).flatMap(({ variable }) => variable ?? []);
  return [...new Set(names)];
}

interface TemplatePart {
  text: string;
  variable?: string;
}

const reference = /^[ \t\r\n]*\.([A-Za-z_][A-Za-z0-9_]*)[ \t\r\n]*$/;

function parseTemplate(text: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let position = 0;
  for (let open = text.indexOf('{{'); open !== -1; open = text.indexOf('{{', position)) {
    const close = text.indexOf('}}', open + 2);
    const variable = close === -1 ? undefined : reference.exec(text.slice(open + 2, close))?.[1];
    if (variable === undefined) {
      throw new TemplateError(
        `"${text}" has something other than a variable after "{{". Only {{.name}} is understood.`,
      );
    }
    parts.push({ text: text.slice(position, open) }, { text: '', variable });
    position = close + 2;
  }
  parts.push({ text: text.slice(position) });
  return parts;
}
