import { ownAddress } from "../addresses.ts";
import { readSettings } from "../settings.ts";
import { startStack } from "../stack.ts";
import { demoAccess, seed } from "./seed.ts";

async function main(): Promise<void> {
  const settings = readSettings();
  const address = ownAddress(settings);
  const isRunning = await fetch(`${address}/__local/health`).then(
    (answer) => answer.ok,
    () => false,
  );
  const stack = isRunning ? undefined : await startStack(settings);
  try {
    await seed(address);
  } finally {
    await stack?.stop();
  }
  process.stdout.write(`${["The demo data was created.", ...demoAccess].join("\n")}\n`);
}

main().then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(`${error?.message ?? error}\n`);
    process.exit(1);
  },
);
