/** @jsxImportSource hono/jsx */
import { Layout } from './Layout.tsx';

/** Tells a person why Juniper could not continue. */
export function ProblemPage({
  title,
  explanation,
  note,
}: {
  title: string;
  explanation: string;
  note?: string;
}) {
  return (
    <Layout title={title} narrow>
      <section class="card">
        <h1>{title}</h1>
        <p>{explanation}</p>
        {note && <p class="quiet">{note}</p>}
      </section>
    </Layout>
  );
}
