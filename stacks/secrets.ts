import { type SecretName, secretNames } from "@linkedpotential/contract/grant";
import { SecretValue } from "aws-cdk-lib";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { StringParameter } from "aws-cdk-lib/aws-ssm";
import { NagSuppressions } from "cdk-nag";
import { type App, Config, type Stack, type StackContext } from "sst/constructs";
import { settings } from "./settings.ts";

export function Secrets({ app, stack }: StackContext) {
  Config.Secret.create(stack, ...secretNames);
  const { ORIGIN_KEY_GENERATION: generation } = settings();
  const current = addOriginKey(stack, generation);
  const next = addOriginKey(stack, generation + 1);
  const parameterOf = (one: number) => `/${app.name}/${app.stage}/origin-keys-${one}`;
  addAcceptedKeys(stack, parameterOf(generation), [current, next]);
  if (generation > 1) {
    // The previous generation stays: a deploy that fails halfway returns to templates that name it.
    const previous = addOriginKey(stack, generation - 1);
    addAcceptedKeys(stack, parameterOf(generation - 1), [previous, current]);
  }
  return {
    /** The key that the distribution sends. */
    originKey: current,
    /**
     * The keys that the API accepts, so that the next generation can begin without a gap. CloudFormation resolves them
     * once per template: it allows 60 references such as `{{resolve:secretsmanager:…}}`, and each route needs the keys.
     */
    originKeysIn: (routes: Stack) => StringParameter.valueForStringParameter(routes, parameterOf(generation)),
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

function addAcceptedKeys(stack: Stack, parameterName: string, keys: SecretValue[]): void {
  new StringParameter(stack, parameterName.replace(/^.*\//, ""), {
    parameterName,
    description: "What the API accepts from the distribution: the key of this generation and the next",
    stringValue: keys.map((key) => key.unsafeUnwrap()).join(","),
  });
}

/** Where SST keeps a secret: the stage's own value, then the one for all stages. */
const parametersOf = (app: App, name: SecretName): string[] =>
  [app.stage, ".fallback"].map((stage) => `/sst/${app.name}/${stage}/Secret/${name}/value`);
