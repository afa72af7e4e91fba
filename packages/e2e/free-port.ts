import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Returns a free port below 32768. Operating systems assign ports from 32768 on automatically, so another process could
 * take such a port before the stack listens.
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
