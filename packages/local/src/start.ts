import { ownAddress } from "./addresses.ts";
import { demoAccess, seed } from "./demo/seed.ts";
import { readSettings, type Settings } from "./settings.ts";
import { startStack } from "./stack.ts";

/** Returns the lines printed when the stack is ready. Tools read the first one, so its format is fixed. */
function lines(settings: Settings): string {
  const { host, port, siteUrl, isSeeded } = settings;
  const address = `http://${host}:${port}`;
  const ready = `LinkedPotential ready: ${address}${address === siteUrl ? "" : ` (opened as ${siteUrl})`}`;
  return [
    ready,
    `Mailbox: ${ownAddress(settings)}/__local/mailbox`,
    ...warningOf(settings),
    ...(isSeeded ? demoAccess : []),
  ].join("\n");
}

const warningOf = ({ areToolsOpen }: Settings): string[] =>
  areToolsOpen
    ? ["WARNING: LOCAL_TOOLS=open-to-network: who reaches this machine reads all mails and may sign in as anybody."]
    : [];

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
  say(lines(settings));
}

main().catch((error) => {
  const isTaken = error?.code === "EADDRINUSE";
  process.stderr.write(
    isTaken ? `Port ${error.port} is taken. Choose another one: PORT=3001 npm start\n` : `${error?.stack}\n`,
  );
  process.exit(1);
});
