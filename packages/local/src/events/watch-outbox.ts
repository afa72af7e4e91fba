import { queuePausesMs } from "./bus.ts";
import type { OutboxReader } from "./outbox.ts";

/**
 * Delay in milliseconds between a write and the next reading of the outbox. It is short enough for mails, and long
 * enough that one reading covers several writes.
 */
const soonMs = 100;
/**
 * Reads the outbox with `carry` when woken, never twice at the same time. A failed event is retried after each of the
 * pauses, then only after the next start.
 */
export function watchOutbox(carry: OutboxReader, pausesMs = queuePausesMs) {
  const resting = new Set<string>();
  const failures = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  function wake(): void {
    if (isStopped || timer) return;
    timer = setTimeout(() => {
      running = (running ?? Promise.resolve()).then(run);
    }, soonMs);
    timer.unref();
  }

  async function run(): Promise<void> {
    timer = undefined;
    try {
      for (const [id, error] of await carry((id) => resting.has(id))) rest(id, error);
    } catch (error) {
      process.stderr.write(`the outbox could not be read: ${error}\n`);
    }
  }

  function rest(id: string, error: unknown): void {
    const count = failures.get(id) ?? 0;
    const pause = pausesMs[count];
    const outlook = pause === undefined ? "again after the next start" : `again in ${pause / 1000} s`;
    process.stderr.write(`event ${id} was not delivered, ${outlook}: ${error}\n`);
    failures.set(id, count + 1);
    resting.add(id);
    if (pause === undefined) return;
    const end = () => {
      resting.delete(id);
      wake();
    };
    setTimeout(end, pause).unref();
  }

  return {
    wake,
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
