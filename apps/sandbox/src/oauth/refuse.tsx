/** @jsxImportSource hono/jsx */
import type { Context } from 'hono';
import { ProblemPage } from '../pages/ProblemPage.tsx';
import { sendPage } from '../pages/send-page.ts';

/** Tells a person that nothing was connected, where it is not safe to send them back. */
export function refuse(c: Context, explanation: string) {
  const page = (
    <ProblemPage
      title="Juniper cannot connect this application"
      explanation={explanation}
      note="Nothing was connected and nothing was shared. You can close this window."
    />
  );
  return sendPage(c, page, { status: 400 });
}
