export interface DrawingProps {
  name: string;
  /** An SVG path on a 16 by 16 grid, drawn as a line. */
  path: string;
}

/** For `Icon` and `ControlIcon`. */
export const cross = 'M4 4l8 8M12 4l-8 8';

/** The element that icons are drawn with. */
export function Drawing({ name, path }: DrawingProps) {
  return (
    <svg
      className="dowel-icon"
      part="icon"
      data-icon={name}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
