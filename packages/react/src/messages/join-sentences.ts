/** Makes one text of sentences, without those that do not apply. Japanese has no space between two of them. */
export const joinSentences = (sentences: readonly unknown[]): string =>
  sentences.filter(Boolean).join(' ').replaceAll('。 ', '。');
