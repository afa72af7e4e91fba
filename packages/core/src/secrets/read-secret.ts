import { GetParametersCommand, SSMClient } from "@aws-sdk/client-ssm";
import type { SecretName } from "@linkedpotential/contract/grant";
import { clientOptions } from "../client-options.ts";
import { config } from "../config.ts";

/** In AWS from the parameters that `<NAME>_PARAMETERS` names (the stage's, then the fallback), embedded from `<NAME>`. */
export async function readSecret(name: SecretName): Promise<string> {
  const given = process.env[name];
  const names = process.env[`${name}_PARAMETERS`];
  const value = given || (names && (await readParameter(names.split(","))));
  if (!value) throw new Error(`${name} has no value`);
  return value;
}

async function readParameter(names: string[]): Promise<string | undefined> {
  const client = new SSMClient(clientOptions(config().endpoints.parameters));
  const { Parameters = [] } = await client.send(new GetParametersCommand({ Names: names, WithDecryption: true }));
  return names.map((name) => Parameters.find((parameter) => parameter.Name === name)?.Value).find(Boolean);
}
