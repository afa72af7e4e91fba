import { type SecretName, secretNames } from "@linkedpotential/contract/grants";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { NagSuppressions } from "cdk-nag";
import { type App, Config, type StackContext } from "sst/constructs";

/**
 * Secrets whose values are set by hand (`npx sst secrets set SIGNING_KEYS …`) and read by the few Lambdas whose grant
 * names them, and the key by which the API knows its distribution, which nobody has to see.
 */
export function Secrets({ app, stack }: StackContext) {
  Config.Secret.create(stack, ...secretNames);

  const originKey = new Secret(stack, "OriginKey", {
    description: "The distribution sends it with every call; the API refuses calls without it",
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  NagSuppressions.addResourceSuppressions(originKey, [
    {
      id: "AwsSolutions-SMG4",
      reason: "It opens nothing by itself; distribution and Lambdas take a new value together, by a deploy.",
    },
  ]);
  return {
    originKey: originKey.secretValue,
    /** Names of the parameters that hold a secret. */
    parametersOf: (name: SecretName) => parametersOf(app, name),
    arnsOf: (name: SecretName) =>
      parametersOf(app, name).map((path) =>
        stack.formatArn({ service: "ssm", resource: "parameter", resourceName: path.slice(1) }),
      ),
  };
}

/** Where SST keeps a secret: the stage's own value, then the one for all stages. */
const parametersOf = (app: App, name: SecretName): string[] =>
  [app.stage, ".fallback"].map((stage) => `/sst/${app.name}/${stage}/Secret/${name}/value`);
