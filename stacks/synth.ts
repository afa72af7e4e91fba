// npm run synth: writes the templates of all stacks to .cache/stacks, or to the given folder, and prints a summary.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "@linkedpotential/contract/endpoints";
import type { CloudFormationStackArtifact } from "aws-cdk-lib/cx-api";
import { type Deployment, deployments, synthesise } from "./synthesise.ts";

const directory = process.argv[2] ?? join(import.meta.dirname, "../.cache/stacks");
const say = (line: string) => process.stdout.write(`${line}\n`);
const expected = Object.keys(endpoints).length;
let isRight = true;

const resourcesOf = ({ template }: CloudFormationStackArtifact): { Type: string }[] =>
  Object.values(template.Resources ?? {});

function report(name: Deployment, stacks: CloudFormationStackArtifact[]): void {
  const { stage, region } = deployments[name];
  say(`\n${stage} in ${region}`);
  let routes = 0;
  for (const stack of stacks) {
    const resources = resourcesOf(stack);
    const own = resources.filter(({ Type }) => Type === "AWS::ApiGatewayV2::Route").length;
    routes += own;
    say(
      `  ${stack.stackName.padEnd(36)}${String(resources.length).padStart(4)} resources${own ? `, ${own} routes` : ""}`,
    );
    for (const { level, id, entry } of stack.messages) say(`    ${level} ${id} ${String(entry.data)}`);
    isRight &&= stack.messages.every(({ level }) => level !== "error");
  }
  if (name === "edge") return;
  say(`  routes of the API: ${routes}, of the contract: ${expected}`);
  isRight &&= routes === expected;
}

rmSync(directory, { recursive: true, force: true });
for (const name of Object.keys(deployments) as Deployment[]) {
  const { stacks } = await synthesise(name, join(directory, name));
  report(name, stacks);
}
process.exitCode = isRight ? 0 : 1;
