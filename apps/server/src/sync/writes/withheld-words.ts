import type { ProviderWrite } from '@dowel/schema/rules';

/** What is withheld of writes, in sentences: names that nobody has mapped, and fields that a setting excludes. */
export function withheldWords(writes: readonly Pick<ProviderWrite, 'unmapped' | 'excluded'>[]): string[] {
  const namesIn = (of: 'unmapped' | 'excluded') =>
    [...new Set(writes.flatMap((write) => write[of] ?? []))].join(', ');
  const [unmapped, excluded] = [namesIn('unmapped'), namesIn('excluded')];
  return [
    ...(unmapped ? [`The customer has chosen no field for ${unmapped}, so this was not written.`] : []),
    ...(excluded ? [`A setting of the customer keeps ${excluded} from being written.`] : []),
  ];
}
