import { readFileSync } from 'node:fs';

/** The most memory that processes have had so far, in megabytes. The system keeps it for each process that runs. */
export class PeakMemory {
  #mostMb = 0;

  look(pids: readonly (number | undefined)[]): void {
    for (const pid of pids) this.#mostMb = Math.max(this.#mostMb, peakOf(pid));
  }

  get mostMb(): number {
    return this.#mostMb;
  }
}

/** 0 for a process that has ended. */
function peakOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
