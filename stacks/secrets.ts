import { type SecretName, secretNames } from "@linkedpotential/contract/grant";
import { SecretValue } from "aws-cdk-lib";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { StringParameter } from "aws-cdk-lib/aws-ssm";
import { type App, Config, type Stack, type StackContext } from "sst/constructs";
import { NagSuppressions } from "./cdk-nag.ts";
import { settings } from "./settings.ts";

export function Secrets({ app, stack }: StackContext) {
  Config.Secret.create(stack, ...secretNames);
  const { ORIGIN_KEY_GENERATION: generation } = settings();
  const current = addOriginKey(stack, generation);
  const next = addOriginKey(stack, generation + 1);
  const parameterOf = (one: number) => `/${app.name}/${app.stage}/origin-keys-${one}`;
  addAcceptedKeys(stack, parameterOf(generation), [current, next]);
  if (generation > 1) {
    // Keep the previous generation. A failed deploy rolls back to templates that refer to it.
    const previous = addOriginKey(stack, generation - 1);
    addAcceptedKeys(stack, parameterOf(generation - 1), [previous, current]);
  }
  return {
    originKey: current,
    /**
     * Returns the secrets that the API accepts: the current and the next generation, so that no call is refused during
     * a rotation. Routes read both from one SSM parameter, because CloudFormation allows only 60 references such as
     * `{{resolve:secretsmanager:…}}` in a template.
     */
    originKeysIn: (routes: Stack) => StringParameter.valueForStringParameter(routes, parameterOf(generation)),
    parametersOf: (name: SecretName) => parametersOf(app, name),
    arnsOf: (name: SecretName) =>
      parametersOf(app, name).map((path) =>
        stack.formatArn({ service: "ssm", resource: "parameter", resourceName: path.slice(1) }),
      ),
  };
}

/**
 * Creates the secret of a generation under a fixed name, by which other stacks refer to it. An export could not be
 * removed while an older release still imports it.
 */
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
      reason: "It gives no access to data. A setting and a deploy rotate it without a gap.",
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

/**
 * Returns the names of the parameters in which SST stores a secret: the value of the stage, then the fallback for all
 * stages.
 */
const parametersOf = (app: App, name: SecretName): string[] =>
  [app.stage, ".fallback"].map((stage) => `/sst/${app.name}/${stage}/Secret/${name}/value`);
