import { demoSignIns, seed } from "./seed.ts";
import { readSettings } from "./settings.ts";
import { startStack } from "./stack.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const settings = readSettings();
  const stack = await startStack(settings);
  let isStopping = false;
  const stop = async (exitCode: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await stack.stop();
    process.exit(exitCode);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
  void stack.died.then((reason) => {
    process.stderr.write(`LinkedPotential stops: ${reason}\n`);
    return stop(1);
  });
  if (stack.isEmpty && settings.isSeeded) {
    await seed(stack.address).catch((error) => {
      process.stderr.write(`The demo data could not be created: ${error?.message ?? error}\n`);
    });
  }
  stack.markReady();
  const address = `http://${settings.host}:${settings.port}`;
  say(`LinkedPotential ready: ${address}${address === settings.siteUrl ? "" : ` (opened as ${settings.siteUrl})`}`);
  say(`Mailbox: ${settings.siteUrl}/__local/mailbox`);
  if (settings.isSeeded) for (const line of demoSignIns) say(line);
}

main().catch((error) => {
  const isTaken = error?.code === "EADDRINUSE";
  process.stderr.write(
    isTaken ? `Port ${error.port} is taken. Choose another one: PORT=3001 npm start\n` : `${error?.stack}\n`,
  );
  process.exit(1);
});
