/** A stylesheet may load after the code. */
const patienceMs = 1_000;

/** For development: says that the page has no stylesheet of the library. */
export function warnUnstyled(root: HTMLElement): void {
  setTimeout(() => {
    if (!root.isConnected || getComputedStyle(root).getPropertyValue('--dowel-duration-slow') !== '') return;
    console.warn(
      "The components of Dowel have no styles on this page, so they are drawn as plain HTML. Import the stylesheet once: import '@dowel/react/styles'. Or set `isolated` on ServiceProvider.",
    );
  }, patienceMs);
}
