import { html } from 'hono/html';
import type { Markup } from '../../platform/pages/document.ts';
import { type Answer, type Described, nameIn, type OpenApi, type Schema } from './open-api.ts';
import { toMarkup } from './plain-markdown.ts';
import { insideOf, namedIn, typeOf } from './shapes.ts';

/** One operation: how it is called, what it answers, and every shape that it names. */
export function operationContent(document: OpenApi, operation: Described): Markup {
  const answers = Object.entries(operation.responses).map(
    ([status, answer]) => [status, resolved(document, answer)] as const,
  );
  const bodies = [operation.requestBody, ...answers.map(([, answer]) => answer)];
  const contents = bodies.flatMap((body) => Object.values(body?.content ?? {}));
  const shapes = namedIn(
    document.components.schemas,
    [...(operation.parameters ?? []), ...contents].map(({ schema }) => schema),
  );
  return html`<p class="address"><b>${operation.method}</b> <code>${operation.url}</code></p>
<p class="muted">Operation <code>${operation.operationId}</code>, ${operation.tags.join(', ')}</p>
${toMarkup(operation.description)}
<h2>Example</h2>
<pre tabindex="0">${commandOf(operation)}</pre>
${parametersOf(operation)}
${operation.requestBody ? html`<h2>Body</h2>${contentOf(operation.requestBody.content)}` : ''}
<h2>Answers</h2>
${answers.map(([status, answer]) => html`<section><h3>${status}</h3>${toMarkup(answer.description)}${contentOf(answer.content)}</section>`)}
${shapes.size > 0 ? html`<h2>Shapes</h2>` : ''}
${[...shapes].map(([name, shape]) => shapeOf(name, shape))}`;
}

function resolved({ components }: OpenApi, answer: Answer): Answer {
  return (answer.$ref && components.responses[nameIn(answer.$ref)]) || answer;
}

function shapeOf(name: string, shape: Schema): Markup {
  const inside = shape.properties ? '' : html`<p class="type">${typeOf(shape)}</p>`;
  return html`<section id="${name}"><h3>${name}</h3>${toMarkup(shape.description ?? '')}${inside}${insideOf(shape)}</section>`;
}

function parametersOf({ parameters = [] }: Described): Markup | '' {
  if (parameters.length === 0) return '';
  return html`<h2>Parameters</h2><ul class="members">${parameters.map(
    (one) =>
      html`<li><p><code>${one.name}</code> <span class="type">${one.in}, ${typeOf(one.schema)}</span>${
        one.required ? html` <strong>required</strong>` : ''
      }</p>${toMarkup(one.description ?? '')}</li>`,
  )}</ul>`;
}

/** Problems show no example here: their shape is the same everywhere. */
function contentOf(content: Answer['content'] = {}): Markup {
  return html`${Object.entries(content).map(([media, { schema, examples = {} }]) => {
    const usual = examples.usual?.value;
    const shown = typeof usual === 'string' ? usual : JSON.stringify(usual, null, 2);
    return html`<p class="type"><code>${media}</code>: ${typeOf(schema)}</p>${insideOf(schema)}${
      usual === undefined ? '' : html`<pre tabindex="0">${shown}</pre>`
    }`;
  })}`;
}

/** The call as a command, with the examples of the parameters. */
function commandOf({ method, url, parameters = [], requestBody }: Described): string {
  const values = new Map(parameters.map(({ name, example }) => [name, String(example ?? `{${name}}`)]));
  const address = url.replace(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? `{${name}}`);
  const asked = parameters.filter((one) => one.in === 'query' && one.required);
  const query = asked.map(({ name }) => `${name}=${encodeURIComponent(values.get(name) ?? '')}`).join('&');
  const body = requestBody?.content['application/json']?.examples?.usual?.value;
  const lines = [
    `curl -X ${method} '${address}${query && `?${query}`}'`,
    `-H "X-Api-Key: $DOWEL_API_KEY"`,
    ...(body === undefined
      ? []
      : [
          "-H 'Content-Type: application/json'",
          `-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`,
        ]),
  ];
  return lines.join(' \\\n  ');
}
