import type { SSTConfig } from "sst";
import { deployment } from "./stacks/deployment.ts";

export default {
  config: () => ({ name: "linkedpotential", region: "eu-central-1" }),
  stacks: deployment,
} satisfies SSTConfig;
