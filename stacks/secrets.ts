import { type SecretName, secretNames } from "@linkedpotential/contract/grant";
import { SecretValue } from "aws-cdk-lib";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { NagSuppressions } from "cdk-nag";
import { type App, Config, type Stack, type StackContext } from "sst/constructs";
import { settings } from "./settings.ts";

export function Secrets({ app, stack }: StackContext) {
  Config.Secret.create(stack, ...secretNames);
  const { ORIGIN_KEY_GENERATION: generation } = settings();
  // Nobody takes the last generation's any more, but a deploy that fails halfway goes back to templates that name it.
  if (generation > 1) addOriginKey(stack, generation - 1);
  return {
    /** The distribution sends the first, the API takes either: so the next generation can begin without a gap. */
    originKeys: [addOriginKey(stack, generation), addOriginKey(stack, generation + 1)] as const,
    parametersOf: (name: SecretName) => parametersOf(app, name),
    arnsOf: (name: SecretName) =>
      parametersOf(app, name).map((path) =>
        stack.formatArn({ service: "ssm", resource: "parameter", resourceName: path.slice(1) }),
      ),
  };
}

/** Referred to by name: an export of the stack could not go while an older deploy still imports it. */
function addOriginKey(stack: Stack, generation: number): SecretValue {
  const secretName = `${stack.stackName}/origin-key-${generation}`;
  const key = new Secret(stack, `OriginKey${generation}`, {
    secretName,
    description: "The distribution sends it with every call; the API refuses calls without it",
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  NagSuppressions.addResourceSuppressions(key, [
    {
      id: "AwsSolutions-SMG4",
      reason: "It opens nothing by itself; a new one is a setting and a deploy, taken over without a gap.",
    },
  ]);
  return SecretValue.secretsManager(secretName);
}

/** Where SST keeps a secret: the stage's own value, then the one for all stages. */
const parametersOf = (app: App, name: SecretName): string[] =>
  [app.stage, ".fallback"].map((stage) => `/sst/${app.name}/${stage}/Secret/${name}/value`);
