import { GetParametersCommand, SSMClient } from "@aws-sdk/client-ssm";
import type { SecretName } from "@linkedpotential/contract/grant";
import { clientOptions } from "../client-options.ts";
import { config } from "../config.ts";

/**
 * The value of a secret of the stage. In AWS it lies in the Parameter Store under the names in `<NAME>_PARAMETERS`
 * (the stage's own, then the fallback of all stages); embedded it is the environment's `<NAME>` itself.
 *
 * @throws when it has no value or may not be read
 */
export async function readSecret(name: SecretName): Promise<string> {
  const given = process.env[name];
  const names = process.env[`${name}_PARAMETERS`];
  const value = given || (names && (await readParameter(names.split(","))));
  if (!value) throw new Error(`${name} has no value`);
  return value;
}

/** The first of the parameters that has a value. */
async function readParameter(names: string[]): Promise<string | undefined> {
  const client = new SSMClient(clientOptions(config().endpoints.parameters));
  const { Parameters = [] } = await client.send(new GetParametersCommand({ Names: names, WithDecryption: true }));
  return names.map((name) => Parameters.find((parameter) => parameter.Name === name)?.Value).find(Boolean);
}
