import type { PaymentProvider } from "../provider.ts";
import { webhookEndpoint } from "./endpoint.ts";

/**
 * Delay before delivery in milliseconds. The request that caused an event is answered first, and several events are
 * sent together.
 */
const soonMs = 150;
/** Delay before refused webhooks are sent again. */
const againMs = 10_000;

export function watchPayments(provider: PaymentProvider, address: string) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  async function run(): Promise<void> {
    timer = undefined;
    try {
      await provider.deliver(async ({ body, headers }) => {
        const { status } = await fetch(`${address}${webhookEndpoint.path}`, { method: "POST", headers, body });
        return status;
      });
    } catch (error) {
      process.stderr.write(`webhooks were not delivered, again in ${againMs / 1000} s: ${error}\n`);
      wake(againMs);
    }
  }

  function wake(afterMs = soonMs): void {
    if (isStopped || timer) return;
    timer = setTimeout(() => {
      running = (running ?? Promise.resolve()).then(run);
    }, afterMs);
    timer.unref();
  }

  return {
    wake: () => wake(),
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
