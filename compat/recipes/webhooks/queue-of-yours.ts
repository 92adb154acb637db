import type { WebhookEvent } from '@dowel/client/server';

/** Stands for the builder's queue. */
export const queue = {
  jobs: new Map<string, WebhookEvent>(),
  async add(id: string, event: WebhookEvent) {
    queue.jobs.set(id, event);
  },
};
