/** Keys as they stand on a keyboard. Only a hint for those who see it: the key list says the same in words. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="console-keys" aria-hidden="true">
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
