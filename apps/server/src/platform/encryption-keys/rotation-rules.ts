/** How many texts of one column are encrypted with one key. */
export interface KeyUse {
  readonly place: string;
  readonly keyId: string;
  readonly count: number;
}

/** What one rotation has done, and what is left. */
export interface Rotation {
  readonly currentKeyId: string;
  /** The other keys of the ring. */
  readonly otherKeyIds: readonly string[];
  readonly moved: number;
  /** What is still encrypted with another key than the current one. */
  readonly left: readonly KeyUse[];
  /** For each text that could not be opened, a line that names its row and says why. */
  readonly unreadable: readonly string[];
}

/** Whether the other keys of the ring can be removed. */
export function isDone({ left }: Rotation): boolean {
  return left.length === 0;
}

/** Tells the operator in words how a rotation ended, and what to do next. */
export function toWords(rotation: Rotation): string {
  const { currentKeyId, otherKeyIds, moved, left } = rotation;
  const done = `Re-encrypted ${moved.toLocaleString('en')} values with the key "${currentKeyId}".`;
  if (!isDone(rotation)) {
    return [done, ...rotation.unreadable, ...left.map((use) => toReason(use, rotation))].join('\n');
  }
  if (otherKeyIds.length === 0) {
    return `Every stored value is encrypted with the key "${currentKeyId}", which is the only one in the key ring. To change it, put a new key in front of it, restart every process, and repeat this.`;
  }
  const others = otherKeyIds.map((id) => `"${id}"`).join(', ');
  const [these, them] = otherKeyIds.length === 1 ? ['this key', 'it'] : ['these keys', 'them'];
  return [
    done,
    `No stored value needs ${others} any more. You can remove ${these} from the key ring of every process.`,
    'Wait 15 minutes before you do: until then, addresses of large bodies may be signed with the old key, and a process that still encrypts with it says so in its log.',
    `Keep a copy of ${them} for as long as you keep backups of before: the secrets in a backup are under the key of its time.`,
  ].join('\n');
}

function toReason({ place, keyId, count }: KeyUse, { otherKeyIds }: Rotation): string {
  const values = `${count.toLocaleString('en')} ${count === 1 ? 'value' : 'values'} of ${place} still ${count === 1 ? 'needs' : 'need'} the key "${keyId}"`;
  return otherKeyIds.includes(keyId)
    ? `${values}, so keep it. Either a process still has it in front of its key ring: restart that process with the new key in front, and repeat this. Or the values cannot be opened; then lines above name their rows.`
    : `${values}, which is not in the key ring. Put it back behind the current key, and repeat this.`;
}
