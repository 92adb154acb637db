import type { Reply } from '../reply.ts';

/** An answer for people: a page instead of the JSON of an endpoint. Its headers are those of the page. */
export class HtmlAnswer {
  readonly #html: string;
  readonly #headers: Readonly<Record<string, string>>;

  private constructor(html: string, headers: Readonly<Record<string, string>>) {
    this.#html = html;
    this.#headers = headers;
  }

  /** @param page made by `renderDocument`. */
  static async of(page: Response): Promise<HtmlAnswer> {
    const headers = [...page.headers].map(([name, value]) => [asWritten(name), value]);
    return new HtmlAnswer(await page.text(), Object.fromEntries(headers));
  }

  toReply(status: number): Reply {
    return { status, headers: { ...this.#headers, Vary: 'Accept' }, body: this.#html };
  }
}

/** `Headers` knows names in lower case only. */
function asWritten(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}
