import type { ActivityAuthor } from '@dowel/schema';
import { useIcons } from '../../../context/icons.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Logo } from '../../../ui/Logo/Logo.tsx';
import { useFlow } from '../flow.ts';

/** Who did it, by name. The builder's product has its own name. */
export function useAuthorName(): (author: ActivityAuthor | undefined) => string {
  const { words } = useFlow();
  const translate = useMessages();
  return (author) => author?.name ?? (author ? words.app : translate('activity.someone'));
}

/** The tile of a person, or of the product. The words beside it name them. */
export function AuthorLogo({ author }: { author: ActivityAuthor }) {
  const { locale } = useMessages();
  const icons = useIcons();
  const name = useAuthorName()(author);
  return author.kind === 'consumer' ? (
    <Logo kind="person" name={name} locale={locale} />
  ) : (
    <Logo kind="product" name={name} picture={icons.product} locale={locale} />
  );
}
