import { Layout } from './Layout.tsx';

/** Tells a person why Juniper did not go on. */
export function ProblemPage({ title, explanation }: { title: string; explanation: string }) {
  return (
    <Layout title={title} narrow>
      <section class="card">
        <h1>{title}</h1>
        <p>{explanation}</p>
        <p class="quiet">Nothing was connected and nothing was shared. You can close this window.</p>
      </section>
    </Layout>
  );
}
