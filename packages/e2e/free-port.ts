import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * A port of this machine that stays free until a stack listens there, seconds later: one below those that systems hand
 * out by themselves (from 32768), which any other process could be given meanwhile.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  return (await isFree(port)) ? port : freePort();
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
