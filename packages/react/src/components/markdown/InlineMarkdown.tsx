import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Link } from '../../ui/Link/Link.tsx';

// The markdown that prompts of the catalogue use: code, bold, and links to the web.
const marks = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g;

/**
 * Draws a text of the catalogue. Its markdown becomes React elements; HTML in it stays plain text. It may be in another
 * language than the page, so its direction does not follow the page's.
 */
export function InlineMarkdown({ text }: { text: string }) {
  const translate = useMessages();
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, code, bold, label, href] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + whole.length;
    if (code) {
      parts.push(
        <code key={match.index} className="dowel-code">
          {code}
        </code>,
      );
    } else if (bold) {
      parts.push(
        <strong key={match.index} className="dowel-strong">
          {bold}
        </strong>,
      );
    } else if (href) {
      parts.push(
        <Link key={match.index} href={href} newTabLabel={translate('common.opensInNewTab')}>
          {label}
        </Link>,
      );
    }
  }
  return (
    <bdi className="dowel-name">
      {parts}
      {text.slice(end)}
    </bdi>
  );
}
