import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

it("can be deployed by SST: its command line loads, with the React that it was made with and not ours", () => {
  // In a process of its own, as on the command line; what draws the progress of a deploy is the part that needs React.
  const code =
    'const { DeploymentUI } = await import("sst/cli/ui/deploy.js"); process.stdout.write(typeof DeploymentUI);';
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", code], { encoding: "utf8" });
  expect(output).toBe("function");
});
