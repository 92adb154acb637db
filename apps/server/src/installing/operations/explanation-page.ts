import type { ExplainedMapping, ExplainedRequest, Log, OperationExplanation } from '@dowel/schema';
import { actedAsWords } from '@dowel/schema/rules';
import { html } from 'hono/html';
import { consoleStyle } from '../../platform/pages/console-style.ts';
import { isolated, type Markup, renderDocument } from '../../platform/pages/document.ts';
import { explanationStyle } from './explanation-style.ts';

/**
 * One page that says what came of a run. It has no script, loads nothing and sends nothing.
 * @param isShared for somebody outside, who is told that something was left out
 */
export function renderExplanation(explanation: OperationExplanation, isShared = false): Promise<Response> {
  const { operation, timeline, isCut, requests, mapping, repeat, next } = explanation;
  const { actionType, metadata, id } = operation;
  const title = `${actionType} ${(metadata?.objects ?? []).join(', ')}`.trim();
  const body = html`<main data-shape="page" id="main">
<div><h1>${isolated(title)}</h1>
<p class="muted">Operation <code>${id}</code></p>${isShared ? html`<p class="muted">Shared with a link. What a provider or a person has written is left out, and so are values and ids of records.</p>` : ''}</div>
${diagnosis(explanation)}
${facts(explanation)}
${section('timeline', 'What happened', html`<ol class="timeline">${timeline.map(line)}</ol>${isCut ? html`<p class="muted">The log is long. Its middle is left out here; the API lists all of it.</p>` : ''}${next ? html`<p>${next}</p>` : ''}`)}
${section('requests', 'What the provider was asked', requests.length > 0 ? requestTable(requests) : nothing('No request was recorded.'))}
${section('mapping', 'How fields were delivered', mapping.length > 0 ? html`${mapping.map(mappingTable)}` : nothing('Nothing was mapped, or the config is not kept any more.'))}
${isShared ? '' : section('repeat', 'Repeat it', repeat.length > 0 ? html`${repeat.map(({ title, command }) => html`<h3>${title}</h3><pre tabindex="0"><code>${command}</code></pre>`)}` : nothing('There is no command for this kind of run.'))}
</main>`;
  return renderDocument({ title: `${title} · Dowel`, style: consoleStyle + explanationStyle, body });
}

function section(id: string, title: string, content: Markup): Markup {
  return html`<section class="panel" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;
}

function nothing(words: string): Markup {
  return html`<p class="muted">${words}</p>`;
}

const tones: Readonly<Record<string, string>> = {
  success: 'success',
  failure: 'danger',
  in_progress: 'info',
};

function diagnosis({ operation: { status }, diagnosis }: OperationExplanation): Markup {
  const { summary, words, remedy, actor } = diagnosis;
  return html`<section class="notice" data-tone="${tones[status] ?? 'neutral'}" aria-labelledby="diagnosis">
<h2 id="diagnosis">${summary}</h2>
${words ? html`<p>${isolated(words)}</p>` : ''}
<p>${actor === 'nobody' ? '' : html`<strong>Who can act: the ${actor}.</strong> `}${remedy}</p>
</section>`;
}

function facts({ operation, durationMs }: OperationExplanation): Markup {
  const { status, result, metadata, createTime, updateTime } = operation;
  const { integrationId, installationId, configId } = operation;
  const all: [string, string | undefined][] = [
    ['Status', status.replace('_', ' ')],
    ['Result', result],
    ['Acted as', actedAsWords(metadata?.actedAs)],
    ['Began', createTime],
    [status === 'in_progress' ? 'Last change' : 'Ended', updateTime],
    ['Took', durationMs === undefined ? undefined : inSeconds(durationMs)],
    ['Integration', integrationId],
    ['Installation', installationId],
    ['Config', configId],
  ];
  const known = all.filter(([, value]) => value !== undefined);
  return html`<dl class="panel facts">${known.map(([name, value]) => html`<div><dt>${name}</dt><dd>${isolated(value ?? '')}</dd></div>`)}</dl>`;
}

const SECOND_MS = 1000;

function inSeconds(durationMs: number): string {
  return durationMs < SECOND_MS ? `${durationMs} ms` : `${(durationMs / SECOND_MS).toFixed(1)} s`;
}

/** What the other parts of the page show already. */
const shownElsewhere = ['request', 'providerStatus', 'failedBy', 'next'];

function line({ timestamp, severity, message: { msg, error, details = {} } }: Log): Markup {
  const known = Object.entries(details).filter(([name]) => !shownElsewhere.includes(name));
  return html`<li data-severity="${severity}">
<p><time datetime="${timestamp}">${timestamp}</time> ${severity === 'INFO' ? '' : html`<strong>${severity.toLowerCase()}</strong> `}${isolated(msg)}</p>
${error ? html`<p class="words">${isolated(error)}</p>` : ''}
${known.length > 0 ? html`<p class="muted">${known.map(([name, value], index) => html`${index > 0 ? ' · ' : ''}${name} ${isolated(value)}`)}</p>` : ''}
</li>`;
}

function requestTable(requests: readonly ExplainedRequest[]): Markup {
  return scrolling(
    'Requests',
    html`<table><thead><tr><th scope="col">Time</th><th scope="col">Request</th><th scope="col">Answer</th><th scope="col">Took</th><th scope="col">Records</th></tr></thead>
<tbody>${requests.map(
      ({ time, request, status, durationMs, recordCount, error }) =>
        html`<tr><td><time datetime="${time}">${time}</time></td><td><code>${request ?? 'not recorded'}</code>${error ? html`<p class="words">${isolated(error)}</p>` : ''}</td><td>${status ?? 'none'}</td><td class="short">${durationMs === undefined ? '' : `${durationMs} ms`}</td><td>${recordCount ?? ''}</td></tr>`,
    )}</tbody></table>`,
  );
}

function mappingTable(mapping: ExplainedMapping): Markup {
  const { objectName, deliveredName, destination, fields, unmapped = [] } = mapping;
  const to = destination === '' ? 'no destination' : html`destination ${isolated(destination)}`;
  return html`<p>${isolated(objectName)} as ${isolated(deliveredName)}, to ${to}</p>
${scrolling(
  `Fields of ${objectName}`,
  html`<table><thead><tr><th scope="col">At the provider</th><th scope="col">In messages</th><th scope="col">Values replaced</th></tr></thead>
<tbody>${fields.map(
    (field) =>
      html`<tr><td><code>${field.fieldName}</code></td><td><code>${field.deliveredName}</code></td><td>${field.mappedValueCount ?? ''}</td></tr>`,
  )}</tbody></table>`,
)}
${unmapped.length > 0 ? html`<p>No field was chosen for ${isolated(unmapped.join(', '))}, so messages do not have it.</p>` : ''}`;
}

/** A table can be wider than a narrow page. People without a mouse scroll it with the arrow keys. */
function scrolling(label: string, table: Markup): Markup {
  return html`<div class="scrolling" role="region" aria-label="${label}" tabindex="0">${table}</div>`;
}
