import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useLostFocus } from './useLostFocus.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Shell() {
  useLostFocus();
  return null;
}

async function openPage() {
  document.body.innerHTML =
    '<div></div><main><h1 tabindex="-1">Customers</h1><button>By Ada</button><button>Other</button></main>';
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () => root.render(createElement(Shell)));
  const [button, other] = document.querySelectorAll('button');
  return { button, other, close: () => act(async () => root.unmount()) };
}

it('gives the focus of a button that goes away to the heading', async () => {
  const { button, close } = await openPage();
  button?.focus();

  button?.remove();

  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  await close();
});

it('gives it back to what could not be used for a while', async () => {
  const { button, close } = await openPage();
  button?.focus();
  // As a browser does it. Here, what is disabled keeps the focus.
  button?.blur();
  button?.setAttribute('disabled', '');
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(document.activeElement).toBe(document.body);

  button?.removeAttribute('disabled');

  await expect.poll(() => document.activeElement).toBe(button);
  await close();
});

it('leaves it to what has taken it already, and to whoever pressed elsewhere', async () => {
  const { button, other, close } = await openPage();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  button?.focus();
  button?.remove();
  other?.focus();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(document.activeElement).toBe(other);

  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  other?.remove();
  await vi.advanceTimersByTimeAsync(1_000);

  expect(document.activeElement).toBe(document.body);
  await close();
});
