import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

it("SST's command line loads with its own version of React", () => {
  // Load SST in a separate process, as on the command line. Its progress display is the part that needs React.
  const code =
    'const { DeploymentUI } = await import("sst/cli/ui/deploy.js"); process.stdout.write(typeof DeploymentUI);';
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", code], { encoding: "utf8" });
  expect(output).toBe("function");
});
