/** Pictures of the stories that show a screen at a glance. `pnpm pictures --glance` takes them. */
const files = import.meta.glob<string>('../../pictures/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a story's picture, if it has one. */
export const pictureOf = (id: string): string | undefined => files[`../../pictures/${id}.jpg`];
