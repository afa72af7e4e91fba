import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { text } from "node:stream/consumers";

export interface Run {
  exitCode: number | null;
  /** Output of the command. Progress lines are removed. */
  output: string;
}

/**
 * Runs a command of the guides, e.g. `npx sst deploy --stage prod`. The environment contains only the installed tools
 * and packages and fake credentials.
 * @param endpoint address of the emulated AWS
 * @param settings contents of `.env.<stage>`
 */
export async function run(command: string, endpoint: string, settings: Record<string, string>): Promise<Run> {
  const [program = "", ...args] = command.split(" ");
  const home = mkdtempSync(join(tmpdir(), "operator-"));
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const credentials = { AWS_ACCESS_KEY_ID: "AKIAEXAMPLE", AWS_SECRET_ACCESS_KEY: "example" };
  const silent = { SST_TELEMETRY_DISABLED: "1", CDK_DISABLE_CLI_TELEMETRY: "true", CDK_NOTICES: "false" };
  const env = { ...settings, ...credentials, ...silent, PATH, HOME: home, AWS_ENDPOINT_URL: endpoint };
  // Offline, so that the deploy uses only the package versions in the lock file.
  Object.assign(env, { npm_config_offline: "true", CI: "true" });
  const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once("exit", resolve);
  const [exitCode, ...said] = await Promise.all([promise, text(child.stdout), text(child.stderr)]);
  rmSync(home, { recursive: true });
  return { exitCode, output: said.join("").replace(/^.*⠋.*$/gm, "") };
}
