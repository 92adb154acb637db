import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** Renders an element into the document until the test ends. Returns the container. */
export async function draw(element: ReactElement, client = new QueryClient()): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(createElement(QueryClientProvider, { client }, element)));
  onTestFinished(() => act(async () => root.unmount()));
  return place;
}
