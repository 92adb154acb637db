import { useCallback, useState } from 'react';
import { Link } from 'wouter';

export interface NewsEntry {
  id: number;
  text: string;
}

/** What a component's callbacks reported to the product, newest first. */
export function useNews(): [NewsEntry[], (text: string) => void] {
  const [entries, setEntries] = useState<NewsEntry[]>([]);
  const tell = useCallback((text: string) => {
    setEntries((before) => [{ id: (before[0]?.id ?? 0) + 1, text }, ...before].slice(0, 5));
  }, []);
  return [entries, tell];
}

export function News({ entries }: { entries: NewsEntry[] }) {
  return (
    <section className="product-news" aria-label="What the product was told">
      <h2>What Ridgeline was told</h2>
      {entries.length === 0 ? (
        <p>Nothing yet. Callbacks of the component show here.</p>
      ) : (
        <ol>
          {entries.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      )}
      <p>
        <Link href="/webhooks">See what the backend hears</Link>
      </p>
    </section>
  );
}
