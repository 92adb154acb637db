import { pictureOf } from './pictures.ts';

interface PosterProps {
  /** The story's id. */
  id: string;
  title: string;
  onShow: () => void;
}

/** The place of a story that is not loaded yet: its picture if there is one, and a button. */
export function Poster({ id, title, onShow }: PosterProps) {
  const picture = pictureOf(id);
  return (
    <button
      type="button"
      className="sb-poster"
      data-story={id}
      data-is-pictured={picture !== undefined}
      onClick={onShow}
    >
      {picture && <img src={picture} alt="" loading="lazy" width={736} height={480} />}
      <span className="sb-poster-words">
        Draw it here <span className="sb-hidden">: {title}</span>
      </span>
    </button>
  );
}
