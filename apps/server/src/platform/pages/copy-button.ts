import { html } from 'hono/html';
import type { Markup } from './document.ts';

/** A button that copies the text of the field with this id. Without a script it stays hidden, and people select the text. */
export function copyButton(fieldId: string, words: string): Markup {
  return html`<p class="copy"><button type="button" class="quiet" data-copies="${fieldId}" hidden>${words}</button> <span role="status"></span></p>`;
}

/** The script of a page that has such buttons. It tells by words that the text was copied. */
export const copyScript = `
for (const button of document.querySelectorAll('[data-copies]')) {
  const field = document.getElementById(button.dataset.copies);
  const status = button.parentElement.querySelector('[role=status]');
  field.addEventListener('focus', () => field.select());
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(field.value);
      status.textContent = 'Copied';
    } catch {
      field.focus();
      status.textContent = 'Copy it with the keyboard';
    }
  });
}
`;
